import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { countPlaces, releaseExpiredPlaces, uncountPlaces } from './count-places.ts';
import { lockOffer, lockBookings } from './lock-bookings.ts';
import { holdEnd, mostPlaces } from './places.ts';
import type { Booking } from './reserve-places.ts';

/**
 * Takes places out of the waitlist offer that a person has beside a booking of the same session, for that booking.
 * Returns how many, at most `more`. They stay counted: the caller adds them to the booking.
 */
async function takeFromOffer(tx: Tx, booking: Booking, more: number, now: Date): Promise<number> {
  const offer = await lockOffer(tx, booking, now);
  if (offer === undefined) return 0;
  const taken = Math.min(more, offer.places);
  await tx
    .updateTable('bookings')
    .set(
      taken < offer.places
        ? { places: offer.places - taken }
        : { status: 'cancelled', cancelledAt: now, releasedAt: now },
    )
    .where('id', '=', offer.id)
    .execute();
  return taken;
}

interface Change {
  bookingId: string;
  /** The new total of places. */
  places: number;
  /** New end of the hold if the number goes up (docs/product.md#holds); going down renews nothing. */
  expiresAt: Date;
  /** Milliseconds for which the person may hold places of this session in a day; absent: no bound. */
  maxHoldMs?: number | undefined;
}

export type Changing = { taken: true; booking: Booking } | { taken: false; reason: 'session_full' | 'hold_expired' };

async function countMore(tx: Tx, booking: Booking, wanted: number, now: Date): Promise<boolean> {
  const more = wanted - (await takeFromOffer(tx, booking, wanted, now));
  if (more === 0) return true;
  const share = { occurrenceId: booking.occurrenceId, channel: booking.channel, places: more };
  if (await countPlaces(tx, share)) return true;
  await releaseExpiredPlaces(tx, booking.occurrenceId, now);
  return countPlaces(tx, share);
}

/**
 * Changes the number of places of an active hold; more come from what the waitlist holds for the person, if it does.
 * An expired one must first be reserved again (`reserveAgain`).
 */
export async function changePlaces(
  tx: Tx,
  { bookingId, places, expiresAt, maxHoldMs }: Change,
  now: Date,
): Promise<Changing> {
  const [booking] = await lockBookings(tx, [bookingId]);
  const isHeld = booking?.status === 'reserved' && booking.releasedAt === null;
  const hasRunOut = isHeld && booking.expiresAt !== null && booking.expiresAt <= now;
  if (!isHeld || hasRunOut) return { taken: false, reason: 'hold_expired' };

  const more = places - booking.places;
  if (places > mostPlaces) return { taken: false, reason: 'session_full' };
  if (more > 0 && !(await countMore(tx, booking, more, now))) return { taken: false, reason: 'session_full' };
  if (more < 0) await uncountPlaces(tx, { ...booking, places: -more });
  const ids = { userId: sql`bookings.user_id`, occurrenceId: sql`bookings.occurrence_id` };
  const end = holdEnd({ now, expiresAt, maxHoldMs, ...ids });
  const changed = await tx
    .updateTable('bookings')
    .set(more > 0 ? { places, expiresAt: sql<Date>`greatest(bookings.expires_at, ${end})` } : { places })
    .where('id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { taken: true, booking: changed };
}
