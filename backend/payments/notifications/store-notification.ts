import type { Db } from '#backend/db/schema.ts';

/** The type of our own notice that an attempt was paid a second time. */
export const secondPayment = 'second_payment';

interface Received {
  accountId: string;
  /** Names the event, so that it is stored once, however often it is told. */
  eventKey: string;
  /** Null for a payment that we do not know. */
  transactionId: string | null;
  type: string;
  providerRef: string | null;
}

/** Stores news of a payment for the job that acts on notifications (docs/product.md#notifications). */
export async function storeNotification(
  db: Db,
  { accountId, eventKey, transactionId, type, providerRef }: Received,
  receivedAt: Date,
): Promise<void> {
  const payload = JSON.stringify({ type, providerRef });
  await db
    .insertInto('paymentInbox')
    .values({ accountId, eventKey, transactionId, payload, receivedAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'eventKey']).doNothing())
    .execute();
}
