import type { DeskLine } from '#backend/checkout/desk-tenders.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { fillInOrder } from '#backend/orders/fill-in-order.ts';
import { deskTenderNames } from '#backend/orders/get-payments.ts';
import { sum } from '#contract/rules/sum.ts';

interface Paying {
  orderId: string;
  lines: readonly DeskLine[];
  staffUserId: number;
  tillId: string | null;
  now: Date;
}

/** What is left to pay of an order, minor units, and its status. */
interface LeftToPay {
  balance: number;
  status: 'success' | 'awaiting_payment';
}

/** What is still to pay of an order, which stays locked. Throws `not_found` and `order_paid`. */
async function lockBalance(tx: Tx, orderId: string): Promise<LeftToPay> {
  const order = await tx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['balance', 'status'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  const { balance, status } = order;
  if (balance === 0 || (status !== 'awaiting_payment' && status !== 'success')) throw new DomainError('order_paid');
  return { balance, status };
}

/** Takes what was paid off what is due for the bookings of the order, those booked first. */
async function payBookings(tx: Tx, orderId: string, paid: number): Promise<void> {
  const bookings = await tx
    .selectFrom('bookings')
    .where('orderId', '=', orderId)
    .where('due', '>', 0)
    .select(['id', 'due as left'])
    .orderBy('createdAt')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { place, amount } of fillInOrder(paid, bookings))
    await tx
      .updateTable('bookings')
      .set((row) => ({ due: row('due', '-', amount) }))
      .where('id', '=', place.id)
      .execute();
}

/**
 * Writes down money taken for an order of which something is still to be paid, and returns what is left; minor units.
 * Throws `not_found`, `order_paid`, and `validation_failed` for more than is due.
 */
export async function payBalance(tx: Tx, { orderId, lines, staffUserId, tillId, now }: Paying): Promise<LeftToPay> {
  const { balance, status } = await lockBalance(tx, orderId);
  const paid = sum(lines.map(({ amount }) => amount));
  if (paid > balance) throw invalid({ payments: [`Must be at most ${balance}`] });
  const shared = { orderId, status: 'done' as const, createdBy: staffUserId, tillId, createdAt: now, completedAt: now };
  await tx
    .insertInto('payments')
    .values(lines.map((line) => ({ ...shared, ...line, description: deskTenderNames[line.tenderType] })))
    .execute();
  const left = { balance: balance - paid, status: balance === paid ? ('success' as const) : status };
  await tx.updateTable('orders').set(left).where('id', '=', orderId).execute();
  await payBookings(tx, orderId, paid);
  return left;
}
