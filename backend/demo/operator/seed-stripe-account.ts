import type { Tx } from '#backend/db/schema.ts';
import { demoId, venueId } from '#backend/demo/identity.ts';

/** One venue is paid through Stripe, all others through the operator's account at Opayo. */
export async function seedStripeAccount(tx: Tx): Promise<void> {
  await tx
    .insertInto('paymentAccounts')
    .values({
      // The payment sandbox sends its notifications to this account.
      id: demoId('stripe payments'),
      kind: 'stripe',
      mode: 'sandbox',
      name: 'Touchline at Hebden Vale',
      settings: JSON.stringify({ savedCards: 'without_code', wallets: true }),
      venueId: venueId({ slug: 'hebden-vale-leisure-centre' }),
    })
    .execute();
}
