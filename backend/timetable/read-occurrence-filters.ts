import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { bookingTypeSchema, type BookingType } from '#contract/primitives.ts';
import type { OccurrenceFilters } from '#contract/timetable/list-occurrences.ts';
import { startsWithin } from './find-occurrence-ids.ts';

interface Request {
  startsAfter: string;
  startsBefore: string;
  bookingTypes?: BookingType[] | undefined;
  venueIds?: string[] | undefined;
}

/** Everything named by the sessions, each once, by name; one pass over those of the time. */
export async function readOccurrenceFilters(db: Db, request: Request): Promise<OccurrenceFilters> {
  const { bookingTypes, venueIds } = request;
  const sessions = startsWithin(db, request)
    .$if(bookingTypes !== undefined, (all) => all.where('o.bookingType', 'in', bookingTypes ?? []))
    .$if(venueIds !== undefined, (all) => all.where('o.venueId', 'in', venueIds ?? []))
    .groupBy(['o.scheduleId', 'o.venueId', 'o.categoryId', 'o.bookingType', 'o.locations', 'o.instructors'])
    .select(['o.scheduleId', 'o.venueId', 'o.categoryId', 'o.bookingType', 'o.locations', 'o.instructors']);
  const list = (rows: ReturnType<typeof sql>) => sql`coalesce((${rows}), '[]')`;
  const { rows } = await sql<OccurrenceFilters>`
    with sessions as materialized (${sessions})
    select
      ${list(sql`select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by v.name, v.id)
        from (select distinct venue_id from sessions) as at,
          lateral (select id, name from venues where id = at.venue_id offset 0) as v`)} as venues,
      ${list(sql`select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'bookingType', c.booking_type) order by c.name, c.id)
        from categories c where c.id in (select category_id from sessions)`)} as categories,
      ${list(sql`select jsonb_agg(jsonb_build_object('id', s.id, 'reference', s.reference) order by s.reference, s.id)
        from schedules s where s.id in (select schedule_id from sessions)`)} as schedules,
      ${list(sql`select jsonb_agg(place order by place #>> '{names,0}', place ->> 'id')
        from (select distinct on (place ->> 'id') place from sessions, jsonb_array_elements(locations) as place) as places`)} as locations,
      ${list(sql`select jsonb_agg(person order by person ->> 'name', person ->> 'id')
        from (select distinct on (person ->> 'id') person from sessions, jsonb_array_elements(instructors) as person) as people`)} as instructors,
      array(select distinct booking_type from sessions) as booking_types`.execute(db);
  const [filters] = rows;
  const found = new Set<BookingType>(filters?.bookingTypes);
  return {
    venues: [],
    categories: [],
    schedules: [],
    locations: [],
    instructors: [],
    ...filters,
    bookingTypes: bookingTypeSchema.options.filter((type) => found.has(type)),
  };
}
