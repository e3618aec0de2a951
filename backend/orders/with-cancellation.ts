import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import type { Db } from '#backend/db/schema.ts';
import type { CartItem } from '#contract/cart-items.ts';
import { isOfItem } from './bookings-of-item.ts';

/**
 * The lines of an order with the rules of cancelling as they are now, of a camp or course those of the first session that
 * is still booked; without them where nothing of a line is booked any more.
 */
export async function withCancellation(
  db: Db,
  { orderId, items, now }: { orderId: string; items: readonly CartItem[]; now: Date },
): Promise<CartItem[]> {
  const rows = await selectBookings(db)
    .where('b.orderId', '=', orderId)
    .where('b.status', '=', 'settled')
    .orderBy('o.startsAt')
    .execute();
  return items.map(({ cancellation: _asOrdered, ...item }) => {
    const row = rows.find((one) => isOfItem(item, one));
    if (row === undefined) return item;
    const { canCancel, cutOff, cutOffActions, awardsCredit } = cancellationOfBooking(row, { now, isStaff: false });
    return { ...item, cancellation: { canCancel, cutOff, cutOffActions, awardsCredit } };
  });
}
