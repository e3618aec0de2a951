import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Fulfilment } from './fulfilment.ts';
import { AlreadyPaid } from './order-impossible.ts';

/** Allows these people to book and enter again, unless they still owe something. */
async function liftBars(tx: Tx, userIds: number[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ bookingBarredAt: null, accessBarredAt: null })
    .where('id', 'in', userIds)
    .where((where) => {
      const owed = where.selectFrom('penalties').whereRef('penalties.userId', '=', 'users.id');
      return where.not(where.exists(owed.where('penalties.status', '=', 'outstanding').select('penalties.id')));
    })
    .execute();
}

/** Throws AlreadyPaid when one of the debts has been paid or waived. */
async function payJournal(tx: Tx, { orderId, cart, rows }: Fulfilment): Promise<void> {
  const lines = rows.filter(({ type }) => type === 'journal_transaction');
  if (lines.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update journal_transactions set status = 'paid', order_id = ${orderId}
    from cart_items where cart_items.cart_id = ${cart.id} and journal_transactions.status = 'outstanding'
      and cart_items.journal_transaction_id = journal_transactions.id`.execute(tx);
  if (numAffectedRows < lines.length) throw new AlreadyPaid(lines.map(({ id }) => id));
}

/**
 * Pays what people owed; who owes nothing any more may book and enter again. Throws AlreadyPaid when something was paid
 * through another basket meanwhile: it is paid once, however many baskets hold it.
 */
export async function payDebts(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  await payJournal(tx, fulfilment);
  const { orderId, rows, now } = fulfilment;
  const lines = rows.filter(({ penaltyId }) => penaltyId !== null);
  if (lines.length === 0) return;
  const paid = await tx
    .updateTable('penalties')
    .set({ status: 'paid', orderId, closedAt: now })
    .where(
      'id',
      'in',
      lines.flatMap(({ penaltyId }) => penaltyId ?? []),
    )
    .where('status', '=', 'outstanding')
    .returning('userId')
    .execute();
  if (paid.length < lines.length) throw new AlreadyPaid(lines.map(({ id }) => id));
  await liftBars(tx, [...new Set(paid.map(({ userId }) => userId))]);
}
