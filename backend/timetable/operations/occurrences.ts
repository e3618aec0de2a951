import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound, invalid } from '#backend/failure.ts';
import { checkPermission } from '#backend/http/check-role.ts';
import { operation } from '#backend/operation.ts';
import { getUncountedPagination } from '#backend/serialize/pagination.ts';
import { findOccurrenceIds, startsWithin } from '#backend/timetable/find-occurrence-ids.ts';
import { findOccurrences, findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { bookingTypeSchema, type BookingType } from '#contract/primitives.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import {
  listOccurrencesEndpoint,
  getOccurrenceEndpoint,
  listOccurrenceFiltersEndpoint,
  type OccurrenceFilters,
} from '#contract/timetable/list-occurrences.ts';

interface Request {
  startsAfter: string;
  startsBefore: string;
  bookingTypes?: BookingType[] | undefined;
  venueIds?: string[] | undefined;
}

/** Everything named by the sessions, each once, by name; one pass over those of the time. */
async function readOccurrenceFilters(db: Db, request: Request): Promise<OccurrenceFilters> {
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

/** How many days may be asked about by those who are not staff. */
const mostDays = 31;

/**
 * What the sessions of a time can be filtered by, in whole days (docs/product.md#managing-the-timetable). Throws
 * `forbidden` for the channel of staff without the permission `timetable`, `validation_failed` for more than 31 days,
 * but of staff.
 */
export const listOccurrenceFilters = operation(listOccurrenceFiltersEndpoint, async ({ query }, { db, caller }) => {
  if (query.source === 'foh') checkPermission(caller, 'timetable');
  const last = `${daysAfter(getDate(query.startsAfter), mostDays)} 00:00:00`;
  if (caller?.isStaff !== true && query.startsBefore > last)
    throw invalid({ starts_before: [`Must be at most ${last}`] });
  return { data: await readOccurrenceFilters(db, query) };
});

/** One session by its 34 characters, for those who manage the timetable. Throws `not_found`. */
export const getOccurrence = operation(getOccurrenceEndpoint, async ({ params, query }, context) => {
  const found = await findOccurrence(context.db, params.id, context.clock.now());
  const [occurrence] = await readOccurrences(context, [found], query.source);
  if (occurrence === undefined) throw notFound();
  return { data: query.withBookableContext ? occurrence : { ...occurrence, bookableAction: null } };
});

/**
 * Sessions of any venues by start (docs/product.md#managing-the-timetable). They are not counted. Throws `forbidden` for
 * the channel of staff without the permission `timetable`.
 */
export const listOccurrences = operation(listOccurrencesEndpoint, async ({ query }, context) => {
  const { db, clock, caller } = context;
  const { source, page, perPage, withBookableContext } = query;
  if (source === 'foh') checkPermission(caller, 'timetable');
  const { ids, hasMore } = await findOccurrenceIds(db, query);
  const occurrences = await readOccurrences(context, await findOccurrences(db, ids, clock.now()), source);
  return {
    data: withBookableContext ? occurrences : occurrences.map((one) => ({ ...one, bookableAction: null })),
    pagination: getUncountedPagination({ page, perPage, count: occurrences.length, hasMore }),
  };
});
