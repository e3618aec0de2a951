import type { Db } from '#backend/db/schema.ts';
import type { JournalTransactionsTable } from '#backend/db/tables/credit.ts';
import { notFound } from '#backend/failure.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { idSchema } from '#contract/primitives.ts';
import type { DebtLine, LineRequest } from './line.ts';

const kinds: Partial<Record<AddItem['purchasableType'], JournalTransactionsTable['kind']>> = {
  debt: 'debt',
  debtReconciliation: 'debt_reconciliation',
  collectableFee: 'collectable_fee',
};

/**
 * Finds a fee or debt that the basket's owner, or the person it is bought for, has not paid yet; a fee also by the id of
 * the collectable fee. Those of a membership that is being bought are paid with it. Throws `not_found`.
 */
export async function findDebt(db: Db, request: LineRequest, ownerId: number | null): Promise<DebtLine> {
  const { purchasableId, purchasableType } = request.item;
  const kind = kinds[purchasableType];
  const id = idSchema.safeParse(purchasableId).data;
  if (kind === undefined || id === undefined) throw notFound();
  const people = [ownerId, request.forUserId].filter((userId) => userId !== null);
  const debt = await db
    .selectFrom('journalTransactions')
    .where('kind', '=', kind)
    .where('status', '=', 'outstanding')
    .where('joiningId', 'is', null)
    .where('userId', 'in', people)
    .where((where) => where.or([where('id', '=', id), where('collectableFeeId', '=', id)]))
    .select(['id', 'name', 'amount'])
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
  if (debt === undefined) throw notFound();
  return { ...request, kind: 'debt', journalTransactionId: debt.id, name: debt.name, amount: debt.amount };
}
