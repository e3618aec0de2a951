import { getFacts } from '#backend/activities/cancellation.ts';
import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { countTickets } from '#backend/bookings/cancelling/split-booking.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readPayments } from '#backend/payments/records/order-payments.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Order } from '#contract/payments/orders.ts';
import { findOrder } from './order-shape.ts';
import { readWhatToBring } from './what-to-bring.ts';

/** Whether a booking was bought by this line of an order. */
export function isOfItem(item: CartItem, row: Pick<BookingRow, 'id' | 'v1Id' | 'bundleId'>): boolean {
  if (item.type === 'av2_booking_bundle') return row.bundleId === item.bookingBundleId;
  return 'bookingId' in item && [row.id, String(row.v1Id)].includes(item.bookingId);
}

/** How many of a line are still booked: tickets or places of a session, and a camp or course is one. */
function countBooked({ type }: CartItem, settled: readonly BookingRow[]): number {
  if (type === 'av2_booking_bundle') return Math.min(settled.length, 1);
  return settled.reduce((sum, row) => sum + countTickets(row), 0);
}

/** The bookings of an order, but for those that were moved, by start. */
function readOrdered(db: Db, orderId: string): Promise<BookingRow[]> {
  return selectBookings(db)
    .where('b.orderId', '=', orderId)
    .where('b.status', 'in', ['settled', 'cancelled'])
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('bookings as next').whereRef('next.movedFrom', '=', 'b.id').select('next.id')),
      ),
    )
    .orderBy('o.startsAt')
    .execute();
}

/**
 * The lines of an order with what is still booked of them and the rules of cancelling as they are now, of a camp or
 * course those of the first session that is still booked; without rules where nothing of a line is booked any more.
 */
async function withCancellation(
  db: Db,
  { orderId, items, now }: { orderId: string; items: readonly CartItem[]; now: Date },
): Promise<CartItem[]> {
  const rows = await readOrdered(db, orderId);
  return items.map(({ cancellation: _asOrdered, ...item }) => {
    const itemRows = rows.filter((one) => isOfItem(item, one));
    if (itemRows.length === 0) return item;
    const settled = itemRows.filter(({ status }) => status === 'settled');
    const bookedQuantity = countBooked(item, settled);
    const [row] = settled;
    if (row === undefined) return { ...item, bookedQuantity };
    return {
      ...item,
      ...(settled.every(({ accessBarredAt }) => accessBarredAt !== null) && { isEntryBarred: true }),
      bookedQuantity,
      cancellation: getFacts(cancellationOfBooking(row, { now, isStaff: false })),
    };
  });
}

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
