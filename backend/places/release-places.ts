import type { Tx, Db } from '#backend/db/schema.ts';
import type { CancellationSource } from '#backend/db/tables/enums.ts';
import { uncountPlaces, releaseExpiredPlaces } from './count-places.ts';
import { lockBookings } from './lock-bookings.ts';
import { isLapsed } from './places.ts';
import type { Booking } from './reserve-places.ts';

interface Sweep {
  /** Stops the job, which returns what it has released until then. */
  signal?: AbortSignal;
  /**
   * Called with the error when the holds of one session could not be released; the others are still processed. Without
   * it the error is thrown.
   */
  onFailure?: (error: unknown, occurrenceId: string) => void;
}

const sessionsAtMost = 200;

/**
 * Releases expired holds, the oldest first, and leaves out those that another process is at. Bookings do not depend on
 * it. Returns the ids of sessions with new places, for the waitlist and the cached timetables.
 */
export async function releaseAllExpiredPlaces(db: Db, now: Date, { signal, onFailure }: Sweep = {}): Promise<string[]> {
  const sessions = await db
    .selectFrom('bookings')
    .select('occurrenceId')
    .where(isLapsed(now))
    .groupBy('occurrenceId')
    .orderBy((eb) => eb.fn.min('expiresAt'))
    .limit(sessionsAtMost)
    .execute();
  const freed: string[] = [];
  for (const { occurrenceId } of sessions) {
    if (signal?.aborted) break;
    try {
      if ((await releaseExpiredPlaces(db, occurrenceId, now, { skipLocked: true })) > 0) freed.push(occurrenceId);
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(error, occurrenceId);
    }
  }
  return freed;
}

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
