import type { Db } from '#backend/db/schema.ts';
import type { JournalTransactionsTable } from '#backend/db/tables/credit.ts';
import { readOperator } from '#backend/operator/store.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { Debt, Penalty } from '#contract/payments/account-money.ts';

/** As what each kind of fee or debt is added to a basket. */
const debtTypes: Record<JournalTransactionsTable['kind'], Debt['purchasableType']> = {
  collectable_fee: 'collectableFee',
  debt: 'debt',
  debt_reconciliation: 'debtReconciliation',
};

/** The penalties of a person with one of these statuses, of all without any, the newest first. */
export async function readPenalties(db: Db, userId: number, status: readonly Penalty['status'][]): Promise<Penalty[]> {
  const { currency } = await readOperator(db);
  const ofPerson = db
    .selectFrom('penalties as p')
    .leftJoin('bookings as b', 'b.id', 'p.bookingId')
    .where('p.userId', '=', userId);
  const chosen = status.length > 0 ? ofPerson.where('p.status', 'in', status) : ofPerson;
  const rows = await chosen
    .select(['p.id', 'p.name', 'p.reason', 'p.amount', 'p.status', 'p.createdAt', 'p.bookingId', 'b.isV2', 'b.v1Id'])
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ bookingId, isV2, v1Id, amount, createdAt, ...penalty }) => ({
    ...penalty,
    amount: money(amount, currency),
    bookingId:
      bookingId === null || isV2 === null || v1Id === null ? null : wireBookingId({ id: bookingId, isV2, v1Id }),
    createdAt: instant(createdAt),
  }));
}

/** The fees and debts of a person with one of these statuses, of all without any, the newest first. */
export async function readDebts(db: Db, userId: number, status: readonly Debt['status'][]): Promise<Debt[]> {
  const { currency } = await readOperator(db);
  const ofPerson = db
    .selectFrom('journalTransactions')
    .where('userId', '=', userId)
    // The fees of a membership that is not bought yet are owed by nobody.
    .where((where) => where.or([where('joiningId', 'is', null), where('status', '=', 'paid')]));
  const chosen = status.length > 0 ? ofPerson.where('status', 'in', status) : ofPerson;
  const rows = await chosen
    .select(['id', 'kind', 'name', 'amount', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, amount, createdAt, ...debt }) => ({
    ...debt,
    purchasableType: debtTypes[kind],
    amount: money(amount, currency),
    createdAt: instant(createdAt),
  }));
}
