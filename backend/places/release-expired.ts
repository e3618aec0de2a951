import type { Db } from '#backend/db/schema.ts';
import { releaseExpiredPlaces } from './count-places.ts';
import { isLapsed } from './places.ts';

interface Sweep {
  /** Stops the job, which returns what it has released until then. */
  signal?: AbortSignal;
  /**
   * Called with the error when the holds of one session could not be released; the others are still processed. Without
   * it the error is thrown.
   */
  onFailure?: (error: unknown, occurrenceId: string) => void;
}

const sessionsAtMost = 200;

/**
 * Releases expired holds, the oldest first. Bookings do not depend on it. Returns the ids of sessions with new places,
 * for the waitlist and the cached timetables.
 */
export async function releaseAllExpiredPlaces(db: Db, now: Date, { signal, onFailure }: Sweep = {}): Promise<string[]> {
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
      if ((await releaseExpiredPlaces(db, occurrenceId, now)) > 0) freed.push(occurrenceId);
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(error, occurrenceId);
    }
  }
  return freed;
}
