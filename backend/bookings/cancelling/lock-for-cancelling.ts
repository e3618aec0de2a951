import type { Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';

/** The basket line of a booking. */
export interface BookingLine {
  id: string;
  cartId: number;
  bookingId: string;
}

interface Bundled {
  id: string;
  bundleId: string | null;
}

/** Locks the baskets of these bookings in the order of their ids, and returns the lines. */
async function lockLines(tx: Tx, bookingIds: readonly string[]): Promise<BookingLine[]> {
  const lines = await tx
    .selectFrom('cartItems as i')
    .innerJoin('carts as c', 'c.id', 'i.cartId')
    .where('i.bookingId', 'in', bookingIds)
    .select(['i.id', 'i.cartId', 'i.bookingId'])
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  return lines.flatMap(({ bookingId, ...line }) => (bookingId === null ? [] : [{ ...line, bookingId }]));
}

/**
 * Locks the baskets of bookings and then the bookings, with the others of their camps and courses: afterwards nobody
 * else can pay, remove, move or cancel them, and what is read of them is true until the transaction ends. Returns their
 * lines.
 */
export async function lockForCancelling(tx: Tx, bookings: readonly Bundled[]): Promise<BookingLine[]> {
  const ids = bookings.map(({ id }) => id);
  const bundleIds = bookings.flatMap(({ bundleId }) => bundleId ?? []);
  const lines = await lockLines(tx, ids);
  const bundled =
    bundleIds.length === 0
      ? []
      : await tx.selectFrom('bookings').where('bundleId', 'in', bundleIds).select('id').execute();
  await lockBookings(tx, [...ids, ...bundled.map(({ id }) => id)]);
  // A waitlist offer may have moved into a basket while the lock was awaited.
  const late = ids.filter((id) => lines.every(({ bookingId }) => bookingId !== id));
  return late.length === 0 ? lines : [...lines, ...(await lockLines(tx, late))];
}
