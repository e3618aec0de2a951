import type { Db } from '#backend/db/schema.ts';
import { giveBackLapsed } from './count-places.ts';
import { isLapsed } from './places.ts';

interface Sweep {
  /** Aborted when it has taken long enough. */
  signal?: AbortSignal;
  /** Told of a session whose holds could not be given back, so that the others are; without it that is thrown. */
  onFailure?: (error: unknown, occurrenceId: string) => void;
}

const sessionsAtMost = 200;

/**
 * Gives back holds that ran out, the oldest first. Nothing depends on it: it tidies, and returns the ids of sessions
 * with new room, for the waitlist and the cached timetables.
 */
export async function sweepLapsed(db: Db, now: Date, { signal, onFailure }: Sweep = {}): Promise<string[]> {
  const sessions = await db
    .selectFrom('bookings')
    .select('occurrenceId')
    .where(isLapsed(now))
    .groupBy('occurrenceId')
    .orderBy((eb) => eb.fn.min('expiresAt'))
    .limit(sessionsAtMost)
    .execute();
  const freed: string[] = [];
  for (const { occurrenceId } of sessions) {
    if (signal?.aborted) break;
    try {
      if ((await giveBackLapsed(db, occurrenceId, now)) > 0) freed.push(occurrenceId);
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(error, occurrenceId);
    }
  }
  return freed;
}
