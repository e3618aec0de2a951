import { sql } from 'kysely';
import { isConflict } from '#backend/db/connection/error-codes.ts';
import { recordChange } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { countPlaces, uncountPlaces } from './count-places.ts';
import { findObstacle } from './find-obstacle.ts';
import { lockSessions, lockBookings } from './lock-bookings.ts';
import { holdEnd, availablePlaces } from './places.ts';
import type { Booking, Reservation } from './reserve-places.ts';

interface HoldExtension {
  bookingId: string;
  expiresAt: Date;
  /** Milliseconds for which the person may hold places of this session in a day; absent: no bound. */
  maxHoldMs?: number | undefined;
}

type Renewal = Omit<HoldExtension, 'bookingId'> & { now: Date };

/** The time in which the places were not held doesn't count as held. */
function renew(tx: Tx, booking: Booking, renewal: Renewal): Promise<Booking> {
  const { now } = renewal;
  const lostAt = sql`coalesce(bookings.released_at, case when bookings.pinned_by is null then least(bookings.expires_at, ${now}) else ${now} end)`;
  const ids = { userId: sql`bookings.user_id`, occurrenceId: sql`bookings.occurrence_id` };
  return tx
    .updateTable('bookings')
    .set({
      releasedAt: null,
      expiresAt: holdEnd({ maxHoldMs: undefined, ...renewal, ...ids }),
      heldFrom: sql<Date>`bookings.held_from + greatest(${now} - ${lostAt}, interval '0')`,
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts the places again; null when they are not available, or when the person or the court is booked by now. */
async function attempt(tx: Tx, booking: Booking, renewal: Renewal): Promise<Booking | null> {
  if (!(await countPlaces(tx, booking))) return null;
  await sql`savepoint retaking`.execute(tx);
  try {
    return await renew(tx, booking, renewal);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await sql`rollback to savepoint retaking`.execute(tx);
    await uncountPlaces(tx, booking);
    return null;
  }
}

/** Whether the places of a hold that ran out are kept for people who wait, who must not lose them to a late customer. */
async function isKeptForWaiting(tx: Tx, booking: Booking, now: Date): Promise<boolean> {
  const session = tx
    .selectFrom('occurrences')
    .where('id', '=', booking.occurrenceId)
    .where('awaitedPlaces', '>', 0)
    .where((where) => where.or([where('capacityStrategy', '=', 'shared'), where.lit(booking.channel === 'online')]));
  if ((await session.select('id').executeTakeFirst()) === undefined) return false;
  await lockSessions(tx, [booking.occurrenceId]);
  const waitedFor = await session.select(availablePlaces(now).as('available')).executeTakeFirst();
  return waitedFor !== undefined && waitedFor.available < booking.places;
}

/** Whether the session of a hold has been closed meanwhile. */
async function isClosed(tx: Tx, { occurrenceId }: Booking): Promise<boolean> {
  const session = tx.selectFrom('occurrences').where('id', '=', occurrenceId).where('closureId', 'is not', null);
  return (await session.select('id').executeTakeFirst()) !== undefined;
}

/**
 * Extends a hold until `expiresAt`, or reserves its places again when it expired and they are still free
 * (docs/product.md#holds), for which those who wait come first. With `maxHoldMs` the hold may end earlier, even at once. A hold that is locked for a payment
 * is extended and stays locked.
 */
export async function reservePlacesAgain(
  tx: Tx,
  { bookingId, ...until }: HoldExtension,
  now: Date,
): Promise<Reservation> {
  const [booking] = await lockBookings(tx, [bookingId]);
  if (booking?.status !== 'reserved') return { taken: false, reason: 'not_bookable' };
  if (await isClosed(tx, booking)) return { taken: false, reason: 'not_bookable' };
  const hasRunOut = booking.pinnedBy === null && booking.expiresAt !== null && booking.expiresAt <= now;
  if (hasRunOut && (await isKeptForWaiting(tx, booking, now))) return { taken: false, reason: 'session_full' };
  // Its places were shown as free.
  if (hasRunOut) recordChange(tx, booking.occurrenceId);
  if (booking.releasedAt === null) return { taken: true, booking: await renew(tx, booking, { ...until, now }) };
  for (let count = 0; count < 3; count += 1) {
    const renewed = await attempt(tx, booking, { ...until, now });
    if (renewed !== null) return { taken: true, booking: renewed };
    const reason = await findObstacle(tx, booking, now);
    if (reason !== null) return { taken: false, reason };
  }
  return { taken: false, reason: 'session_full' };
}
