import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Input } from '#backend/operation.ts';
import type { listBlockSessionsEndpoint } from '#contract/desk/block-sessions.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

export type BlockQuery = Input<typeof listBlockSessionsEndpoint>['query'];

interface FoundId {
  id: string;
  localDate: string;
}

/** Monday is 1, Sunday 7. */
const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The days of a block: those of its weekdays from the first to the last. */
export function getBlockDays({ from, until, weekdays }: Pick<BlockQuery, 'from' | 'until' | 'weekdays'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) if (weekdays.includes(getWeekday(day))) days.push(day);
  return days;
}

/**
 * Classes and courts that begin on these days at these times by the clock of the venue, by start and place; cancelled ones
 * are left out.
 */
export function findBlockIds(
  db: Db,
  venue: { id: string; timezone: string },
  { query, days, limit }: { query: BlockQuery; days: readonly string[]; limit: number },
): Promise<FoundId[]> {
  const clock = sql<string>`to_char(o.starts_at at time zone ${venue.timezone}::text, 'HH24:MI')`;
  const { categoryId, locationId, earliest, latest } = query;
  return db
    .selectFrom('occurrences as o')
    .where('o.venueId', '=', venue.id)
    .where('o.categoryId', '=', categoryId)
    .where('o.localDate', '=', sql<string>`any(${days}::date[])`)
    .where('o.status', '!=', 'cancelled')
    .where('o.bookingType', 'in', ['classes', 'resources'])
    .where(clock, '>=', earliest)
    .where(clock, '<=', latest)
    .$if(locationId !== undefined, (all) =>
      all.where('o.id', 'in', (places) =>
        places
          .selectFrom('occurrenceLocations')
          .where('locationId', '=', locationId ?? '')
          .select('occurrenceLocations.occurrenceId'),
      ),
    )
    .orderBy('o.startsAt')
    .orderBy('o.locationName')
    .orderBy('o.id')
    .limit(limit)
    .select(['o.id', 'o.localDate'])
    .execute();
}
