import type { Tx } from '#backend/db/schema.ts';
import type { Booking } from './reserve-places.ts';

/**
 * Reads bookings and locks them until the transaction ends. Bookings are always locked before their occurrences.
 * Unknown ids are left out.
 */
export function lockBookings(tx: Tx, bookingIds: readonly string[]): Promise<Booking[]> {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', bookingIds)
    .orderBy('occurrenceId')
    .orderBy('id')
    .forUpdate()
    .execute();
}
