import type { Tx } from '#backend/db/schema.ts';
import { fillInOrder } from './fill-in-order.ts';
import type { Placing } from './placing.ts';

/**
 * Writes down which bookings of an order are still to be paid, the last ones first, so that cancelling one forgives what is
 * due for it and gives nothing back that nobody paid. What is due for lines without bookings stays with the order.
 */
export async function markUnpaid(tx: Tx, { basket, desk }: Placing): Promise<void> {
  const booked = basket.rows.flatMap(({ bookingId, lineTotal }) =>
    bookingId === null ? [] : [{ bookingId, left: lineTotal }],
  );
  for (const { place, amount: due } of fillInOrder(desk?.balance ?? 0, booked.toReversed()))
    await tx.updateTable('bookings').set({ due }).where('id', '=', place.bookingId).execute();
}
