import type { Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { endEntry, type EntryEnd } from './end-entry.ts';

export interface WaitingEntry {
  id: number;
  occurrenceId: string;
}

/**
 * The places reserved for a waitlist entry, locked. A concurrent move of them to the basket has committed before, or
 * waits for this lock.
 */
async function lockOfferedPlaces(tx: Tx, { id }: WaitingEntry): Promise<string[]> {
  const entry = await tx.selectFrom('waitlistEntries').where('id', '=', id).select('bookingId').executeTakeFirst();
  if (entry?.bookingId == null) return [];
  const lockedBookings = await lockBookings(tx, [entry.bookingId]);
  return lockedBookings.filter(({ holdKind }) => holdKind === 'offer').map((booking) => booking.id);
}

/**
 * Ends a waitlist entry and releases the places reserved for it that are in no basket by now. Returns false when it had
 * ended before.
 */
export async function endWithPlace(tx: Tx, entry: WaitingEntry, status: EntryEnd, now: Date): Promise<boolean> {
  // Lock order, as everywhere: bookings before occurrences.
  const lockedIds = await lockOfferedPlaces(tx, entry);
  if (!(await endEntry(tx, entry, status, now))) return false;
  // A place may have been offered while this transaction waited for the lock on the session.
  const bookingIds = lockedIds.length > 0 ? lockedIds : await lockOfferedPlaces(tx, entry);
  await releasePlaces(tx, { from: 'reserved', bookingIds }, now);
  return true;
}
