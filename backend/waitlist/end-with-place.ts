import { releasePlaces } from '../booking/release-places.ts';
import type { Tx } from '../db/schema.ts';
import { endEntry } from './end-entry.ts';

export interface WaitingEntry {
  id: number;
  occurrenceId: string;
  bookingId: string | null;
}

/**
 * Ends somebody's waiting and gives back the place kept for them; one in a basket is no longer kept by the waitlist.
 * Returns false when it had ended before.
 */
export async function endWithPlace(tx: Tx, entry: WaitingEntry, status: 'left' | 'expired', now: Date): Promise<boolean> {
  if (!(await endEntry(tx, entry, status, now))) return false;
  const kept = await tx
    .selectFrom('bookings')
    .where('id', '=', entry.bookingId)
    .where('holdKind', '=', 'offer')
    .where('status', '=', 'reserved')
    .select('id')
    .executeTakeFirst();
  if (kept !== undefined) await releasePlaces(tx, { bookingIds: [kept.id] }, now);
  return true;
}
