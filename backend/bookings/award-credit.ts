import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { BookingRow } from './booking-store.ts';
import { membershipShare } from './membership-share.ts';

type Cancelled = Pick<BookingRow, 'id' | 'orderId' | 'orderUserId' | 'orderTotal' | 'userId' | 'bookedByUserId'>;

interface Entry {
  accountId: string;
  amount: number;
}

interface Spending {
  /** The account that membership credit of the order came from. */
  accountId: string | null;
  spent: number;
  /** Refunded for the order before: in all, and as membership credit. */
  returned: number;
  returnedMembership: number;
}

/**
 * Reads the membership credit that the order used and what was refunded of it before. Locks the order, so that other
 * refunds wait.
 */
async function lockSpending(tx: Tx, orderId: string): Promise<Spending> {
  await tx.selectFrom('orders').where('id', '=', orderId).select('id').forNoKeyUpdate().execute();
  const { rows } = await sql<Spending>`
    select (array_agg(a.id) filter (where a.type = 'membership' and e.reason = 'spent'))[1] as account_id,
      coalesce(-sum(e.amount) filter (where a.type = 'membership' and e.reason = 'spent'), 0)::int as spent,
      coalesce(sum(e.amount) filter (where e.reason = 'cancellation'), 0)::int as returned,
      coalesce(sum(e.amount) filter (where a.type = 'membership' and e.reason = 'cancellation'), 0)::int as returned_membership
    from credit_entries e join credit_accounts a on a.id = e.account_id where e.order_id = ${orderId}`.execute(tx);
  return rows[0] ?? { accountId: null, spent: 0, returned: 0, returnedMembership: 0 };
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

async function raise(tx: Tx, { accountId, amount }: Entry): Promise<void> {
  await tx
    .updateTable('creditAccounts')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
}

/**
 * Refunds `amount` (minor units) of a booking to whoever paid: in membership credit as far as the order used it, else
 * in general credit (decision 024). Returns whether anything was refunded.
 */
export async function awardCredit(tx: Tx, booking: Cancelled, amount: number, now: Date): Promise<boolean> {
  const { id: bookingId, orderId, orderUserId, orderTotal, userId, bookedByUserId } = booking;
  // At the front desk a member of staff made the booking, who is not the one to refund.
  const holder = orderId === null ? (bookedByUserId ?? userId) : (orderUserId ?? userId);
  if (holder === null || amount <= 0) return false;
  const spending = orderId === null ? null : await lockSpending(tx, orderId);
  const membership = spending === null ? 0 : membershipShare(amount, { ...spending, total: orderTotal ?? 0 });
  const entries: Entry[] = [];
  if (amount > membership)
    entries.push({ accountId: await raiseGeneral(tx, holder, amount - membership), amount: amount - membership });
  if (membership > 0 && spending?.accountId != null) {
    const entry = { accountId: spending.accountId, amount: membership };
    await raise(tx, entry);
    entries.push(entry);
  }
  const shared = { reason: 'cancellation' as const, orderId, bookingId, createdAt: now };
  await tx
    .insertInto('creditEntries')
    .values(entries.map((entry) => ({ ...entry, ...shared })))
    .execute();
  return true;
}
