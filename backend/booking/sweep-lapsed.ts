import type { Db } from '../db/schema.ts';
import { giveBackLapsed } from './count-places.ts';
import { isLapsed } from './places.ts';

/**
 * Gives back holds that ran out, of at most `limit` sessions, the oldest first. Nothing depends on it: it tidies, and
 * returns the ids of sessions with new room, for the waitlist and the cached timetables.
 */
export async function sweepLapsed(db: Db, now: Date, limit = 200): Promise<string[]> {
  const sessions = await db
    .selectFrom('bookings')
    .select('occurrenceId')
    .where(isLapsed(now))
    .groupBy('occurrenceId')
    .orderBy((eb) => eb.fn.min('expiresAt'))
    .limit(limit)
    .execute();
  const freed: string[] = [];
  for (const { occurrenceId } of sessions) {
    if ((await giveBackLapsed(db, occurrenceId, now)) > 0) freed.push(occurrenceId);
  }
  return freed;
}
