import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { availablePlaces } from '#backend/places/places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { endEntry } from './end-entry.ts';
import { queueOffer } from './queue-offer.ts';

const offerMs = 30 * 60 * 1000;
/** Nobody can book and come in less. */
const leastMs = 5 * 60 * 1000;

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
 * Keeps each free place of a session for the next person who waits, for 30 minutes or until shortly before the start,
 * and writes to them (docs/product.md#waitlists). Returns how many were offered.
 */
export async function offerPlaces(
  tx: Tx,
  occurrenceId: string,
  dependencies: Pick<Dependencies, 'clock' | 'config'>,
): Promise<number> {
  const now = dependencies.clock.now();
  const session = await findSession(tx, occurrenceId, now);
  if (session === undefined || session.startsAt.getTime() - now.getTime() < leastMs) return 0;
  const expiresAt = new Date(Math.min(now.getTime() + offerMs, session.startsAt.getTime()));
  let offered = 0;
  for (let free = session.available; free > 0;) {
    const entry = await firstWaiting(tx, occurrenceId);
    if (entry === undefined) return offered;
    const bookedByUserId = entry.addedByUserId ?? entry.userId;
    const request = { occurrenceId, userId: entry.userId, bookedByUserId, channel: 'online' as const, places: 1 };
    const taking = await reservePlaces(tx, { ...request, holdKind: 'offer', expiresAt }, now);
    if (!taking.taken) {
      if (taking.reason === 'session_full' || taking.reason === 'not_bookable') return offered;
      // Whoever has a place already, or is elsewhere, waits no longer.
      await endEntry(tx, entry, 'expired', now);
      continue;
    }
    await tx
      .updateTable('waitlistEntries')
      .set({ status: 'offered', bookingId: taking.booking.id, offeredAt: now, offerExpiresAt: expiresAt })
      .where('id', '=', entry.id)
      .execute();
    await queueOffer(tx, entry, expiresAt, dependencies);
    offered += 1;
    free -= 1;
  }
  return offered;
}

/** Sessions for which somebody waits and a place is free. */
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
