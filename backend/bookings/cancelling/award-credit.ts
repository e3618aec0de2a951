import { sql } from 'kysely';
import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';

/** Money of an order, minor units. */
interface Returning {
  /** The whole order. */
  total: number;
  /** Membership credit used by the order. */
  spent: number;
  /** Refunded before, of every kind. */
  returned: number;
  /** Membership credit among what was refunded before. */
  returnedMembership: number;
}

/**
 * How much of a refund is membership credit, in the proportion in which the order was paid. It is rounded down over all
 * refunds so far: once everything is refunded, they add up to exactly the membership credit spent, and never to more
 * before (decision 024).
 */
export function membershipShare(amount: number, { total, spent, returned, returnedMembership }: Returning): number {
  if (total === 0) return 0;
  const due = Math.floor((spent * Math.min(total, returned + amount)) / total);
  return Math.max(0, Math.min(amount, due - returnedMembership));
}

type Cancelled = Pick<
  BookingRow,
  'id' | 'orderId' | 'orderUserId' | 'orderTotal' | 'orderBalance' | 'userId' | 'bookedByUserId'
>;

/** Credit that came back to an account. Amounts in minor units. */
export interface ReturnedCredit {
  accountId: string;
  type: 'membership' | 'general';
  amount: number;
}

interface Spending {
  /** The account that membership credit of the order came from. */
  accountId: string | null;
  spent: number;
  /** Refunded for the order before: in all, and as membership credit. */
  returned: number;
  returnedMembership: number;
  /** Given back by refunds. */
  refunded: number;
}

async function readRefunded(tx: Tx, orderId: string): Promise<number> {
  const { refunded } = await tx
    .selectFrom('payments')
    .where('orderId', '=', orderId)
    .where('amount', '<', 0)
    .where('status', '!=', 'failed')
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('refunded'))
    .executeTakeFirstOrThrow();
  return refunded;
}

/**
 * Reads the membership credit that the order used and what was refunded of it before. Locks the order, so that other
 * refunds wait.
 */
async function lockSpending(tx: Tx, orderId: string): Promise<Spending> {
  await tx.selectFrom('orders').where('id', '=', orderId).select('id').forNoKeyUpdate().execute();
  const { rows } = await sql<Omit<Spending, 'refunded'>>`
    select (array_agg(a.id) filter (where a.type = 'membership' and e.reason = 'spent'))[1] as account_id,
      coalesce(-sum(e.amount) filter (where a.type = 'membership' and e.reason = 'spent'), 0)::int as spent,
      coalesce(sum(e.amount) filter (where e.reason = 'cancellation'), 0)::int as returned,
      coalesce(sum(e.amount) filter (where a.type = 'membership' and e.reason in ('cancellation', 'refund')), 0)::int
        as returned_membership
    from credit_entries e join credit_accounts a on a.id = e.account_id where e.order_id = ${orderId}`.execute(tx);
  const spending = rows[0] ?? { accountId: null, spent: 0, returned: 0, returnedMembership: 0 };
  const refunded = await readRefunded(tx, orderId);
  return { ...spending, returned: spending.returned + refunded, refunded };
}

/** Adds to the general credit of a person, and opens the account if it is the first. Returns the account. */
async function raiseGeneral(tx: Tx, userId: number, amount: number): Promise<string> {
  const { id } = await tx
    .insertInto('creditAccounts')
    .values({ userId, type: 'general', balance: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'type'])
        .doUpdateSet((row) => ({ balance: row('creditAccounts.balance', '+', amount) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a booking is worth, but no more than what refunds and cancellations have left of what was paid. */
function limitToLeft(worth: number, total: number, { returned }: Spending): number {
  return Math.max(0, Math.min(worth, total - returned));
}

/** Notes what refunds of the order have left no money for (`giveDeniedCredit`). */
async function deny(tx: Tx, bookingId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await tx
    .updateTable('bookings')
    .set((row) => ({ creditDenied: row('creditDenied', '+', amount) }))
    .where('id', '=', bookingId)
    .execute();
}

async function raise(tx: Tx, { accountId, amount }: ReturnedCredit): Promise<void> {
  await tx
    .updateTable('creditAccounts')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
}

interface Award {
  /** What the booking is worth, minor units. */
  worth: number;
  /** The refund whose failure it is given after; null when the booking is cancelled. */
  failedRefundId: string | null;
  now: Date;
}

async function award(tx: Tx, booking: Cancelled, { worth, failedRefundId, now }: Award): Promise<ReturnedCredit[]> {
  const { id: bookingId, orderId, orderUserId, orderTotal, orderBalance, userId, bookedByUserId } = booking;
  // At the front desk a member of staff made the booking, who is not the one to refund.
  const holder = orderId === null ? (bookedByUserId ?? userId) : (orderUserId ?? userId);
  if (holder === null || worth <= 0) return [];
  const spending = orderId === null ? null : await lockSpending(tx, orderId);
  const total = (orderTotal ?? 0) - (orderBalance ?? 0);
  const amount = spending === null || spending.refunded === 0 ? worth : limitToLeft(worth, total, spending);
  await deny(tx, bookingId, worth - amount);
  if (amount === 0) return [];
  const membership = spending === null ? 0 : membershipShare(amount, { ...spending, total });
  const returned: ReturnedCredit[] = [];
  if (amount > membership) {
    const general = amount - membership;
    returned.push({ accountId: await raiseGeneral(tx, holder, general), type: 'general', amount: general });
  }
  if (membership > 0 && spending?.accountId != null) {
    const entry: ReturnedCredit = { accountId: spending.accountId, type: 'membership', amount: membership };
    await raise(tx, entry);
    returned.push(entry);
  }
  const shared = { reason: 'cancellation' as const, orderId, bookingId, failedRefundId, createdAt: now };
  const entries = returned.map(({ accountId, amount: part }) => ({ ...shared, accountId, amount: part }));
  await tx.insertInto('creditEntries').values(entries).execute();
  return returned;
}

/**
 * Refunds what a booking is worth (minor units) to whoever paid: in membership credit as far as the order used it, else
 * in general credit (decision 024), and no more than refunds of the order have left; the rest waits for such a refund to
 * fail. Returns what came back to which account.
 */
export function awardCredit(tx: Tx, booking: Cancelled, worth: number, now: Date): Promise<ReturnedCredit[]> {
  return award(tx, booking, { worth, failedRefundId: null, now });
}

/** A refund whose money did not go. */
export interface FailedRefund {
  id: string;
  orderId: string;
}

/**
 * Gives what cancellations of an order were denied because of refunds, as far as there is money for it now that one of
 * them failed. The order must be locked, so that refunds and cancellations wait, and nothing is given twice.
 */
export async function giveDeniedCredit(tx: Tx, { id, orderId }: FailedRefund, now: Date): Promise<void> {
  const denied = await selectBookings(tx)
    .where('b.orderId', '=', orderId)
    .where('b.creditDenied', '>', 0)
    .orderBy('b.cancelledAt')
    .orderBy('b.id')
    .execute();
  for (const row of denied) {
    await tx.updateTable('bookings').set({ creditDenied: 0 }).where('id', '=', row.id).execute();
    await award(tx, row, { worth: row.creditDenied, failedRefundId: id, now });
  }
}
