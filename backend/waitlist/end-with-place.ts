import type { Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { endEntry } from './end-entry.ts';

export interface WaitingEntry {
  id: number;
  occurrenceId: string;
}

/** The place that the waitlist keeps for an entry, locked: whoever puts it in their basket did so before, or waits. */
async function lockKept(tx: Tx, { id }: WaitingEntry): Promise<string[]> {
  const entry = await tx.selectFrom('waitlistEntries').where('id', '=', id).select('bookingId').executeTakeFirst();
  if (entry?.bookingId == null) return [];
  const locked = await lockBookings(tx, [entry.bookingId]);
  return locked.filter(({ holdKind }) => holdKind === 'offer').map((booking) => booking.id);
}

/**
 * Ends somebody's waiting and gives back the place kept for them; one in a basket is no longer kept by the waitlist.
 * Returns false when it had ended before.
 */
export async function endWithPlace(
  tx: Tx,
  entry: WaitingEntry,
  status: 'left' | 'expired',
  now: Date,
): Promise<boolean> {
  // Bookings before entries and occurrences, as everywhere.
  const before = await lockKept(tx, entry);
  if (!(await endEntry(tx, entry, status, now))) return false;
  // A place may have been offered while we waited for the entry.
  const bookingIds = before.length > 0 ? before : await lockKept(tx, entry);
  await releasePlaces(tx, { from: 'reserved', bookingIds }, now);
  return true;
}
