import type { Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';

/** The basket line of a booking. */
export interface BookingLine {
  id: string;
  cartId: number;
}

/**
 * Locks the basket of a booking, then the booking and the others of its camp or course. Until the transaction ends
 * nobody else can pay, remove or cancel them. Returns the line.
 */
function lockLine(tx: Tx, bookingId: string): Promise<BookingLine | undefined> {
  return tx
    .selectFrom('cartItems as i')
    .innerJoin('carts as c', 'c.id', 'i.cartId')
    .where('i.bookingId', '=', bookingId)
    .select(['i.id', 'i.cartId'])
    .forUpdate('c')
    .executeTakeFirst();
}

/**
 * Locks the basket of a booking and then the booking, with the others of its camp or course: afterwards nobody else can
 * pay, remove or cancel them, and what is read of them is true until the transaction ends. Returns its line.
 */
export async function lockForCancelling(
  tx: Tx,
  booking: { id: string; bundleId: string | null },
): Promise<BookingLine | undefined> {
  const line = await lockLine(tx, booking.id);
  const bundled = await tx.selectFrom('bookings').where('bundleId', '=', booking.bundleId).select('id').execute();
  await lockBookings(tx, [booking.id, ...bundled.map(({ id }) => id)]);
  // A waitlist offer may have moved into a basket while the lock was awaited.
  return line ?? lockLine(tx, booking.id);
}
