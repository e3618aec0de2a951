import type { Tx } from '#backend/db/schema.ts';
import { lockSessions, lockBookings } from '#backend/places/lock-bookings.ts';

/** The bookings of a session that are not cancelled, holds that ran out among them. */
export function selectLive(tx: Tx, occurrenceId: string) {
  return tx
    .selectFrom('bookings')
    .where('occurrenceId', '=', occurrenceId)
    .where('status', '!=', 'cancelled')
    .select(['id', 'bundleId', 'status'])
    .orderBy('id')
    .execute();
}

/**
 * Locks a session with its bookings, bookings first as everywhere: until the transaction ends no place of it can be
 * taken, paid for or given back.
 */
export async function lockOccurrence(tx: Tx, occurrenceId: string): Promise<void> {
  const bookings = await selectLive(tx, occurrenceId);
  if (bookings.length > 0)
    await lockBookings(
      tx,
      bookings.map(({ id }) => id),
    );
  await lockSessions(tx, [occurrenceId]);
}
