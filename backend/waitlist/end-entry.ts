import { recordChange } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { lockSessions } from '#backend/places/lock-bookings.ts';

interface Entry {
  id: number;
  occurrenceId: string;
}

/** How an entry can end. */
export type EntryEnd = 'booked' | 'expired' | 'left';

/**
 * Ends a waitlist entry and decrements the counts of its session, under the lock of the session as every change of an
 * entry. Returns false when it had ended before.
 */
export async function endEntry(tx: Tx, { id, occurrenceId }: Entry, status: EntryEnd, now: Date): Promise<boolean> {
  await lockSessions(tx, [occurrenceId]);
  const entry = await tx
    .selectFrom('waitlistEntries')
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'offered'])
    .select(['status', 'places'])
    .executeTakeFirst();
  if (entry === undefined) return false;
  await tx.updateTable('waitlistEntries').set({ status, endedAt: now }).where('id', '=', id).execute();
  const { places } = entry;
  const awaited = entry.status === 'waiting' ? places : 0;
  await tx
    .updateTable('occurrences')
    .set((row) => ({
      waitlistConsumed: row('waitlistConsumed', '-', places),
      awaitedPlaces: row('awaitedPlaces', '-', awaited),
    }))
    .where('id', '=', occurrenceId)
    .execute();
  recordChange(tx, occurrenceId);
  return true;
}
