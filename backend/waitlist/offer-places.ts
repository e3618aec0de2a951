import { addMinutes } from 'date-fns/addMinutes';
import { isBefore } from 'date-fns/isBefore';
import { min } from 'date-fns/min';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { availablePlaces } from '#backend/places/places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { endEntry } from './end-entry.ts';
import { queueOffer } from './queue-offer.ts';

const offerMinutes = 30;
/** No offers later than this before the start: nobody could book and arrive in time. */
const leastMinutes = 5;

async function findSession(tx: Tx, occurrenceId: string, now: Date) {
  return tx
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .where('status', '=', 'bookable')
    .where('waitlistConsumed', '>', 0)
    .select(['id', 'startsAt', availablePlaces('online', now).as('available')])
    .executeTakeFirst();
}

async function firstWaiting(tx: Tx, occurrenceId: string) {
  return tx
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', occurrenceId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .select(['id', 'occurrenceId', 'userId', 'addedByUserId'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Reserves each free place of a session for the next person on its waitlist, for 30 minutes or until the start, and
 * mails them (docs/product.md#waitlists). Returns how many were offered.
 */
export async function offerPlaces(
  tx: Tx,
  occurrenceId: string,
  dependencies: Pick<Dependencies, 'clock' | 'config'>,
): Promise<number> {
  const now = dependencies.clock.now();
  const session = await findSession(tx, occurrenceId, now);
  if (session === undefined || isBefore(session.startsAt, addMinutes(now, leastMinutes))) return 0;
  const expiresAt = min([addMinutes(now, offerMinutes), session.startsAt]);
  let offeredCount = 0;
  for (let free = session.available; free > 0;) {
    const entry = await firstWaiting(tx, occurrenceId);
    if (entry === undefined) return offeredCount;
    const bookedByUserId = entry.addedByUserId ?? entry.userId;
    const request = { occurrenceId, userId: entry.userId, bookedByUserId, channel: 'online' as const, places: 1 };
    const reservation = await reservePlaces(tx, { ...request, holdKind: 'offer', expiresAt }, now);
    if (!reservation.taken) {
      if (reservation.reason === 'session_full' || reservation.reason === 'not_bookable') return offeredCount;
      // The entry of somebody who has a place already, or another booking at that time, ends.
      await endEntry(tx, entry, 'expired', now);
      continue;
    }
    await tx
      .updateTable('waitlistEntries')
      .set({ status: 'offered', bookingId: reservation.booking.id, offeredAt: now, offerExpiresAt: expiresAt })
      .where('id', '=', entry.id)
      .execute();
    await queueOffer(tx, entry, expiresAt, dependencies);
    offeredCount += 1;
    free -= 1;
  }
  return offeredCount;
}

/** Sessions with a free place and somebody on the waitlist. */
export async function sessionsToOffer(db: Pick<Dependencies, 'db'>['db'], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('occurrences')
    .where('waitlistConsumed', '>', 0)
    .where('status', '=', 'bookable')
    .where('startsAt', '>', now)
    .where(sql<boolean>`${availablePlaces('online', now)} > 0`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('waitlistEntries')
          .whereRef('waitlistEntries.occurrenceId', '=', 'occurrences.id')
          .where('waitlistEntries.status', '=', 'waiting')
          .select('waitlistEntries.id'),
      ),
    )
    .orderBy('startsAt')
    .limit(100)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
