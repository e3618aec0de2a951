import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { releaseExpiredPlaces } from '#backend/places/count-places.ts';
import { isLapsed, isLive, occupiedTime } from '#backend/places/places.ts';

/**
 * Bookings of other sessions on the courts of this one, at its time. Holds that ran out are released first: until then
 * the database counts their courts as taken. Throws `clash`.
 */
export async function checkCourts(tx: Tx, occurrenceId: string, now: Date): Promise<void> {
  const onCourt = sql`bookings.occurrence_id <> occurrences.id and bookings.during && ${occupiedTime}
    and bookings.resource_location_id in (
      select location_id from occurrence_locations where occurrence_locations.occurrence_id = occurrences.id)`;
  const { rows } = await sql<{ occurrenceId: string; isTaken: boolean }>`
    select bookings.occurrence_id, ${isLive(now)} as is_taken
    from occurrences, bookings
    where occurrences.id = ${occurrenceId} and ${onCourt} and (${isLive(now)} or ${isLapsed(now)})
    order by 1`.execute(tx);
  if (rows.some(({ isTaken }) => isTaken)) throw new DomainError('clash');
  for (const lapsed of new Set(rows.map((row) => row.occurrenceId))) await releaseExpiredPlaces(tx, lapsed, now);
}
