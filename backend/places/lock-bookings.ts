import type { Tx } from '#backend/db/schema.ts';
import type { Booking } from './reserve-places.ts';

/** The places of a session that the waitlist holds for a person, locked; undefined when there are none at `now`. */
export function lockOffer(
  tx: Tx,
  { occurrenceId, userId }: Pick<Booking, 'occurrenceId' | 'userId'>,
  now: Date,
): Promise<Booking | undefined> {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('occurrenceId', '=', occurrenceId)
    .where('userId', '=', userId)
    .where('holdKind', '=', 'offer')
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks sessions until the transaction ends, in the order of their ids, so that two people who swap sessions cannot
 * deadlock.
 */
export async function lockSessions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('occurrences').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute();
}

/**
 * Reads bookings and locks them until the transaction ends. Bookings are always locked before their occurrences.
 * Unknown ids are left out.
 */
export function lockBookings(tx: Tx, bookingIds: readonly string[]): Promise<Booking[]> {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', bookingIds)
    .orderBy('occurrenceId')
    .orderBy('id')
    .forUpdate()
    .execute();
}
