import { getBooking } from '#backend/bookings/booking-shape.ts';
import { readBookings } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import { readPayments } from '#backend/payments/records/order-payments.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { Cancelling, CancelledBooking } from './cancel-settled.ts';
import { countTickets } from './split-booking.ts';

type Balances = ReadonlyMap<string, number>;
type PaidBy = CancellationResult['paidBy'];

/** The balances of the accounts that were credited, after the whole cancellation. */
async function readBalances(tx: Tx, cancelled: readonly CancelledBooking[]): Promise<Balances> {
  const ids = cancelled.flatMap(({ credits }) => credits.map(({ accountId }) => accountId));
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('creditAccounts').where('id', 'in', ids).select(['id', 'balance']).execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

async function readPaidBy(tx: Tx, cancelled: readonly CancelledBooking[]): Promise<ReadonlyMap<string | null, PaidBy>> {
  const paidBy = new Map<string | null, PaidBy>();
  for (const { row } of cancelled) {
    if (row.orderId === null || paidBy.has(row.orderId)) continue;
    const payments = await readPayments(tx, row.orderId);
    const paid = payments.filter(({ amount }) => amount > 0);
    paidBy.set(
      row.orderId,
      paid.map(({ tenderType, cardLast4 }) => ({ tenderType, cardLast4 })),
    );
  }
  return paidBy;
}

function getKeptBecause({
  paid,
  fee,
  credits,
  isUseKept,
  isLate,
}: CancelledBooking): CancellationResult['keptBecause'] {
  const isMoneyKept = paid > 0 && credits.length === 0 && fee === 0;
  if (!isMoneyKept && !isUseKept) return null;
  return isLate ? 'cut_off' : 'policy';
}

function getMoney(cancelled: CancelledBooking, balances: Balances) {
  const { row, paid, fee, credits } = cancelled;
  const inCurrency = (amount: number) => money(amount, row.currency);
  return {
    paid: inCurrency(paid),
    fee: inCurrency(fee),
    credit: inCurrency(credits.reduce((sum, { amount }) => sum + amount, 0)),
    refund: inCurrency(0),
    returnedTo: credits.map(({ accountId, type, amount }) => ({
      type,
      amount: inCurrency(amount),
      balance: inCurrency(balances.get(accountId) ?? 0),
    })),
    keptBecause: getKeptBecause(cancelled),
  };
}

/** Cancelled bookings with what came of their money (`cancellationResultSchema`), in the order given. */
export async function readCancellationResults(
  tx: Tx,
  cancelled: readonly CancelledBooking[],
  { partOf, ...viewed }: Pick<Cancelling, 'now' | 'isStaff'> & { partOf: ReadonlyMap<string, string> },
): Promise<CancellationResult[]> {
  const [balances, paidBy] = [await readBalances(tx, cancelled), await readPaidBy(tx, cancelled)];
  const rows = await readBookings(
    tx,
    cancelled.map(({ row }) => row.id),
  );
  return cancelled.flatMap((one) => {
    const row = rows.find(({ id }) => id === one.row.id);
    if (row === undefined) return [];
    return {
      ...getBooking(row, viewed),
      ...getMoney(one, balances),
      partOf: partOf.get(one.row.id) ?? null,
      ticketName: row.ticketName,
      quantity: countTickets(row),
      paidBy: paidBy.get(row.orderId) ?? [],
      usesReturned: one.uses.map((use) => ({ ...use, expiresAt: use.expiresAt && instant(use.expiresAt) })),
      consequences: one.consequences,
    };
  });
}
