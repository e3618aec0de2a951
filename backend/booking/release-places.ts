import type { Tx } from '../db/schema.ts';
import type { CancellationSource } from '../db/tables/words.ts';
import { uncountPlaces } from './count-places.ts';
import { lockBookings } from './lock-bookings.ts';
import type { Booking } from './take-places.ts';

interface Release {
  bookingIds: readonly string[];
  /** Of a settled booking: who cancelled it. */
  cancellationSource?: CancellationSource;
  reason?: string;
}

/**
 * Cancels bookings and gives their places back: holds taken out of a basket as well as settled bookings. Those already
 * cancelled, and those pinned to a payment, are left alone (`unpinPlaces` comes first). Returns the cancelled ones as
 * they were before; whoever had `releasedAt` null made room just now.
 */
export async function releasePlaces(tx: Tx, release: Release, now: Date): Promise<Booking[]> {
  if (release.bookingIds.length === 0) return [];
  const locked = await lockBookings(tx, release.bookingIds);
  const bookings = locked.filter(({ status, pinnedBy }) => status !== 'cancelled' && pinnedBy === null);
  for (const booking of bookings) {
    await tx
      .updateTable('bookings')
      .set((eb) => ({
        status: 'cancelled',
        cancelledAt: now,
        releasedAt: booking.releasedAt ?? now,
        cancellationSource: release.cancellationSource ?? null,
        cancelReason: release.reason ?? null,
        calendarSequence: eb('calendarSequence', '+', 1),
      }))
      .where('id', '=', booking.id)
      .execute();
  }
  // Occurrences after all bookings, in the order of their ids: two cancellations can't block each other.
  for (const booking of bookings) if (booking.releasedAt === null) await uncountPlaces(tx, booking);
  return bookings;
}
