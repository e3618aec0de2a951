import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { operation } from '#backend/operation.ts';
import { findHits } from '#backend/search/find-hits.ts';
import { withHits, type Search } from '#backend/search/free-times.ts';
import { readHits } from '#backend/search/read-hits.ts';
import { readActivitiesAsked, requireWhere } from '#backend/search/searched-venues.ts';
import { readSearcher } from '#backend/search/searcher.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { startingPoint } from '#backend/venues/starting-point.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { dayParts } from '#contract/rules/day-parts.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import {
  searchDaysEndpoint,
  type SearchHit,
  type SearchDay,
  searchSessionsEndpoint,
  type searchQuery,
} from '#contract/timetable/search.ts';

/**
 * What a search is about, with the place, the activities and the customer looked up; undefined for a postcode that
 * nobody knows, near which nothing is found. Throws `validation_failed` where a place is needed.
 */
async function readSearch(
  { db, clock, actingUserId }: Context,
  query: z.output<typeof searchQuery>,
): Promise<Search | undefined> {
  const { date, until = date, category, venue, radius, startTime, endTime, places } = query;
  const now = clock.now();
  const from = await startingPoint(db, query);
  if (from === 'nowhere') return undefined;
  const where = { from, radius, venue };
  await requireWhere(db, where);
  const [activities, searcher] = await Promise.all([
    readActivitiesAsked(db, category),
    actingUserId === null ? null : readSearcher(db, actingUserId, { date, until }, now),
  ]);
  return { where, activities, date, until, startTime, endTime, places, searcher, now };
}

/** What can be booked near a place by day, time and activity (docs/product.md#search). */
export const searchSessions = operation(searchSessionsEndpoint, async ({ query }, context) => {
  const search = await readSearch(context, query);
  const { hits, total } = search === undefined ? { hits: [], total: 0 } : await findHits(context.db, search, query);
  const data = await readHits(context, hits, search?.where.from);
  return {
    data,
    pagination: getPagination({ ...query, count: data.length, total }),
    sorting: { sortBy: query.sortBy, direction: 'ascending' },
  };
});

const { endTime: noon } = dayParts.morning;
const { startTime: startOfEvening } = dayParts.evening;

type DayRow = Pick<SearchDay, 'date' | 'hits'> & SearchDay['parts'];

interface Days {
  date: string;
  until: string;
}

/** Every date of a search; those without a row have no hits. */
function toDays(rows: readonly DayRow[], { date: start, until: end }: Days): SearchDay[] {
  const counted = new Map(rows.map((row) => [row.date, row]));
  return eachDayOfInterval({ start: parseISO(start), end: parseISO(end) }).map((day) => {
    const date = toCalendarDate(day);
    const { hits = 0, morning = 0, afternoon = 0, evening = 0 } = counted.get(date) ?? {};
    return { date, hits, parts: { morning, afternoon, evening } };
  });
}

/** How many hits a search has on each of its dates, and in each part of it. */
async function countDays(db: Db, search: Search): Promise<SearchDay[]> {
  const { rows } = await sql<DayRow>`
    ${withHits(search)}
    select local_date as date, count(*) as hits,
      count(*) filter (where clock < ${noon}::time) as morning,
      count(*) filter (where clock >= ${noon}::time and clock < ${startOfEvening}::time) as afternoon,
      count(*) filter (where clock >= ${startOfEvening}::time) as evening
    from hits group by local_date`.execute(db);
  return toDays(rows, search);
}

const nextDays = 14;
const nextHits = 3;

type Query = Parameters<typeof readSearch>[1];

/** The first hits of the same search after its last date. */
async function readNext(context: Context, query: Query): Promise<SearchHit[]> {
  const { date, until = date } = query;
  const later = { ...query, date: daysAfter(until, 1), until: daysAfter(until, nextDays) };
  const search = await readSearch(context, later);
  if (search === undefined) return [];
  const { hits } = await findHits(context.db, search, { page: 1, perPage: nextHits, sortBy: 'starts_at' });
  return readHits(context, hits, search.where.from);
}

/** How much each day of a search has, and what comes next when there is nothing (docs/product.md#search). */
export const searchDays = operation(searchDaysEndpoint, async ({ query }, context) => {
  const search = await readSearch(context, query);
  const { date, until = date } = query;
  if (search === undefined) return { data: { days: toDays([], { date, until }), next: [] } };
  const days = await countDays(context.db, search);
  const isEmpty = days.every(({ hits }) => hits === 0);
  return { data: { days, next: isEmpty ? await readNext(context, query) : [] } };
});
