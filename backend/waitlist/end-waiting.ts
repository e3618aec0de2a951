import type { Tx } from '#backend/db/schema.ts';
import { endWithPlace } from './end-with-place.ts';

/** Ends the waitlist entries of the people of these bookings, who have a place now. */
export async function endWaiting(tx: Tx, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return;
  const entries = await tx
    .selectFrom('waitlistEntries as w')
    .innerJoin('bookings as b', 'b.occurrenceId', 'w.occurrenceId')
    .where('b.id', 'in', bookingIds)
    .where((row) => row.or([row('w.bookingId', '=', row.ref('b.id')), row('w.userId', '=', row.ref('b.userId'))]))
    .where('w.status', 'in', ['waiting', 'offered'])
    .select(['w.id', 'w.occurrenceId'])
    .distinct()
    .orderBy('w.occurrenceId')
    .orderBy('w.id')
    .execute();
  for (const entry of entries) await endWithPlace(tx, entry, 'booked', now);
}
