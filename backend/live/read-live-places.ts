import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { getScope, getV2From } from '#backend/timetable/scope.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { timetableName } from '#contract/rules/timetable-name.ts';
import type { LivePlaces, LiveSession } from '#contract/timetable/live-places.ts';

/** The sessions, and those that share a court with one of them for part of its time. */
async function findAffected(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from occurrences o
    join occurrences other on other.resource_location_id = o.resource_location_id
      and other.starts_at between o.starts_at - interval '1 day' and o.ends_at + interval '1 day'
      and tstzrange(other.starts_at - make_interval(mins => other.setup_minutes),
          other.ends_at + make_interval(mins => other.teardown_minutes))
        && tstzrange(o.starts_at - make_interval(mins => o.setup_minutes),
          o.ends_at + make_interval(mins => o.teardown_minutes))
    where o.id = any(${ids}::text[]) and o.resource_location_id is not null
  `.execute(db);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

function readRows(db: Db, now: Date, ids: readonly string[]) {
  return selectOccurrences(db, now)
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where('o.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('o.bookingType', 'in', ['classes', 'resources', 'ticketed'])
    .select(['v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['v.activitiesV2Enabled', 'v.activitiesV2MigrationDate', 'op.currency'])
    .select(['c.slug as categorySlug', 'c.name as categoryName', 'parent.slug as parentSlug'])
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute();
}
type Row = OccurrenceRow & Awaited<ReturnType<typeof readRows>>[number];

/** A session as somebody without an account sees it on the site. */
function getLiveSession(row: Row, now: Date): LiveSession | null {
  const { id, status, capacity, waitlist, startsAt, bookableAction } = getSummary(row, {
    scope: getScope(row, getV2From(row)),
    personal: null,
    restrictions: new Map(),
    policies: new Map(),
    channel: 'online',
    now,
  });
  return bookableAction && { id, status, capacity, waitlist, startsAt: startsAt.utc, bookableAction };
}

function getTimetables({ venueSlug: venue, categorySlug, parentSlug, localDate: date }: Row): string[] {
  return [categorySlug, parentSlug].flatMap((activity) =>
    activity === null ? [] : [timetableName({ venue, activity, date })],
  );
}

/** What timetables show of these sessions now, by the timetables that show them. Of camps and courses nothing. */
export async function readLivePlaces(db: Db, now: Date, ids: readonly string[]): Promise<LivePlaces[]> {
  const rows = await readRows(db, now, await findAffected(db, ids));
  const places = new Map<string, LivePlaces>();
  for (const row of rows) {
    const session = getLiveSession(row, now);
    const timetables = getTimetables(row);
    const known = places.get(timetables.join()) ?? { timetables, sessions: [] };
    if (session !== null) known.sessions.push(session);
    places.set(timetables.join(), known);
  }
  return [...places.values()];
}
