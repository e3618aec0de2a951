import type { Tx } from '#backend/db/schema.ts';
import type { CancellationSource } from '#backend/db/tables/enums.ts';
import { uncountPlaces } from './count-places.ts';
import { lockBookings } from './lock-bookings.ts';
import type { Booking } from './reserve-places.ts';

type Release = { bookingIds: readonly string[]; reason?: string } &
  /** Releases holds. */
  (
    | { from: 'reserved' }
    /** Cancels settled bookings. */
    | { from: 'settled'; cancellationSource: CancellationSource }
  );

/**
 * Cancels bookings that have the expected status and releases their places. Bookings with another status by now, and
 * those locked for a payment (`unlockForPayment` comes first), are not touched. Returns the cancelled ones as they were
 * before; those with `releasedAt` null freed places now.
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
  // Occurrences are updated after all bookings, in the order of their ids, so that two cancellations cannot deadlock.
  for (const booking of bookings) if (booking.releasedAt === null) await uncountPlaces(tx, booking);
  return bookings;
}
