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
