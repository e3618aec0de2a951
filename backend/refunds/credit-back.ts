import type { NotNull } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Return {
  orderId: string;
  type: 'membership' | 'general';
  /** Minor units. */
  amount: number;
  now: Date;
}

/** The account that this kind of credit of an order was spent from; without an entry that of the order's owner, opened if it is the first. */
async function findAccount(tx: Tx, { orderId, type }: Return): Promise<string> {
  const spent = await tx
    .selectFrom('creditEntries as e')
    .innerJoin('creditAccounts as a', 'a.id', 'e.accountId')
    .where('e.orderId', '=', orderId)
    .where('e.reason', '=', 'spent')
    .where('a.type', '=', type)
    .select('a.id')
    .executeTakeFirst();
  if (spent !== undefined) return spent.id;
  const { userId } = await tx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('userId')
    .$narrowType<{ userId: NotNull }>()
    .executeTakeFirstOrThrow();
  const account = await tx
    .insertInto('creditAccounts')
    .values({ userId, type })
    .onConflict((conflict) => conflict.columns(['userId', 'type']).doUpdateSet({ userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

/** Gives money of an order back as credit. */
export async function creditBack(tx: Tx, returned: Return): Promise<void> {
  const { orderId, amount, now } = returned;
  const accountId = await findAccount(tx, returned);
  await tx
    .updateTable('creditAccounts')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  await tx
    .insertInto('creditEntries')
    .values({ accountId, amount, reason: 'refund', orderId, createdAt: now })
    .execute();
}
