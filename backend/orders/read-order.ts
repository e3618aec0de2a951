import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import type { Order } from '#contract/payments/orders.ts';
import { findOrder } from './order-shape.ts';
import { readPayments } from './read-payments.ts';
import { readWhatToBring } from './what-to-bring.ts';
import { withCancellation } from './with-cancellation.ts';

/** An order with the lines of its basket, as the wire shows it. Throws `not_found`. */
export async function readOrder({ db, clock }: Pick<Context, 'db' | 'clock'>, orderId: string): Promise<Order> {
  const order = await db.selectFrom('orders').where('id', '=', orderId).selectAll().executeTakeFirst();
  if (order === undefined) throw notFound();
  const [lines, payments, whatToBring, items] = await Promise.all([
    db.selectFrom('orderLines').where('orderId', '=', order.id).orderBy('position').selectAll().execute(),
    readPayments(db, order.id),
    readWhatToBring(db, order.id),
    withCancellation(db, { orderId: order.id, items: order.items, now: clock.now() }),
  ]);
  return findOrder({ order: { ...order, items }, lines, payments, whatToBring });
}
