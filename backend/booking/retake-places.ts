import { sql } from 'kysely';
import { isConflict } from '../db/error-codes.ts';
import type { Tx } from '../db/schema.ts';
import { countPlaces, uncountPlaces } from './count-places.ts';
import { findObstacle } from './find-obstacle.ts';
import { lockBookings } from './lock-bookings.ts';
import type { Booking, Taking } from './take-places.ts';

function renew(tx: Tx, booking: Booking, expiresAt: Date): Promise<Booking> {
  return tx
    .updateTable('bookings')
    .set({ releasedAt: null, expiresAt })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts the places again; null when there is no room, or when the person or the court is booked by now. */
async function attempt(tx: Tx, booking: Booking, expiresAt: Date): Promise<Booking | null> {
  if (!(await countPlaces(tx, booking))) return null;
  await sql`savepoint retaking`.execute(tx);
  try {
    return await renew(tx, booking, expiresAt);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await sql`rollback to savepoint retaking`.execute(tx);
    await uncountPlaces(tx, booking);
    return null;
  }
}

/**
 * Holds the places of a reserved booking until `expiresAt`: renews a hold that still counts, and takes the places again
 * where it ran out and they are still free (API 1.11). A hold pinned to a payment is renewed too; it stays pinned.
 */
export async function retakePlaces(
  tx: Tx,
  { bookingId, expiresAt }: { bookingId: string; expiresAt: Date },
  now: Date,
): Promise<Taking> {
  const [booking] = await lockBookings(tx, [bookingId]);
  if (booking?.status !== 'reserved') return { taken: false, reason: 'not_bookable' };
  if (booking.releasedAt === null) return { taken: true, booking: await renew(tx, booking, expiresAt) };
  for (let count = 0; count < 3; count += 1) {
    const renewed = await attempt(tx, booking, expiresAt);
    if (renewed !== null) return { taken: true, booking: renewed };
    const reason = await findObstacle(tx, booking, now);
    if (reason !== null) return { taken: false, reason };
  }
  return { taken: false, reason: 'session_full' };
}
