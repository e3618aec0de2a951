import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import { demoPeople } from './demo-people.ts';

/** The card that the payment sandbox has stored from the start (`sandbox/opayo/cards/kept-cards.ts`). */
const card = { token: 'D3300000-0000-4000-8000-000000004242', brand: 'Visa', last4: '4242', expiry: '12/30' };

/** The card that Alex saved. */
export async function seedSavedCard(tx: Tx, config: Pick<Config, 'appSecret'>, now: Date): Promise<void> {
  const { token, ...shown } = card;
  await tx
    .insertInto('savedCards')
    .values({
      id: demoId('saved card alex'),
      userId: demoPeople.alex.id,
      accountId: demoId('payments'),
      tokenRef: encryptToken(token, config),
      ...shown,
      createdAt: now,
      deletedAt: null,
    })
    .execute();
}
