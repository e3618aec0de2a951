import type { Tx } from '../db/schema.ts';

interface Award {
  userId: number;
  /** Minor units. */
  amount: number;
  bookingId: string;
  now: Date;
}

/** Returns what a booking cost as general credit. */
export async function awardCredit(tx: Tx, { userId, amount, bookingId, now }: Award): Promise<void> {
  const account = await tx
    .insertInto('creditAccounts')
    .values({ userId, type: 'general', balance: amount })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'type']).doUpdateSet((row) => ({ balance: row('creditAccounts.balance', '+', amount) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('creditEntries')
    .values({ accountId: account.id, amount, reason: 'cancellation', bookingId, createdAt: now })
    .execute();
}
