import type { Db } from '#backend/db/schema.ts';

/** A payment that has been sent to the provider and has no result yet. */
export async function makeOpenPayment(db: Db, cart: { id: number; itemHash: string }, userId: number): Promise<void> {
  const kind = { kind: 'opayo', mode: 'sandbox' } as const;
  const account = await db
    .insertInto('paymentAccounts')
    .values({ ...kind, name: 'Test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date('2026-11-24T18:00:00Z');
  await db
    .insertInto('paymentTransactions')
    .values({
      ...kind,
      accountId: account.id,
      cartId: cart.id,
      userId,
      channel: 'online',
      amount: 620,
      currency: 'GBP',
      itemHash: cart.itemHash,
      state: 'authorising',
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date('2026-11-24T19:00:00Z'),
    })
    .execute();
}
