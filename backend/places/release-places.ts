import type { Tx } from '#backend/db/schema.ts';
import type { CancellationSource } from '#backend/db/tables/words.ts';
import { uncountPlaces } from './count-places.ts';
import { lockBookings } from './lock-bookings.ts';
import type { Booking } from './reserve-places.ts';

type Release = { bookingIds: readonly string[]; reason?: string } &
  /** Places that are only held. */
  (
    | { from: 'reserved' }
    /** Places that are paid for: somebody cancels them. */
    | { from: 'settled'; cancellationSource: CancellationSource }
  );

/**
 * Cancels the bookings that are in the state expected and gives their places back. Those in another state by now, and
 * those pinned to a payment (`unlockForPayment` comes first), are left alone. Returns the cancelled ones as they were before;
 * whoever had `releasedAt` null made room just now.
 */
export async function releasePlaces(tx: Tx, release: Release, now: Date): Promise<Booking[]> {
  if (release.bookingIds.length === 0) return [];
  const locked = await lockBookings(tx, release.bookingIds);
  const bookings = locked.filter(({ status, pinnedBy }) => status === release.from && pinnedBy === null);
  for (const booking of bookings) {
    await tx
      .updateTable('bookings')
      .set((eb) => ({
        status: 'cancelled',
        cancelledAt: now,
        releasedAt: booking.releasedAt ?? now,
        cancellationSource: release.from === 'settled' ? release.cancellationSource : null,
        cancelReason: release.reason ?? null,
        calendarSequence: eb('calendarSequence', '+', 1),
      }))
      .where('id', '=', booking.id)
      .where('status', '=', release.from)
      .execute();
  }
  // Occurrences after all bookings, in the order of their ids: two cancellations can't block each other.
  for (const booking of bookings) if (booking.releasedAt === null) await uncountPlaces(tx, booking);
  return bookings;
}
