import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';

/** The venue whose payments go through a provider with a payment page of its own, to be tried. */
const venueSlug = 'clifton-common-sports-hall';

/** The account of one venue at a provider with a payment page; the others use the operator's. */
export async function seedHostedAccount(tx: Tx): Promise<void> {
  await tx
    .insertInto('paymentAccounts')
    .values({
      id: demoId('hosted payments'),
      kind: 'hosted',
      mode: 'sandbox',
      name: 'Clifton Common',
      settings: JSON.stringify({ display: 'frame' }),
      venueId: demoId(`venue ${venueSlug}`),
    })
    .execute();
}
