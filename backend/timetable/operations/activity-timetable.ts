import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readQuestionSections } from '#backend/questions/questions-store.ts';
import { prettyDate, localDate } from '#backend/serialize/venue-time.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readDay } from '#backend/timetable/read-day.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { isV2Date, readScope } from '#backend/timetable/scope.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { getActivityEndpoint, type OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import {
  listActivityTimetableEndpoint,
  listActivityTimetableV2Endpoint,
  listActivityDatesEndpoint,
  type ActivityDate,
  listActivitySlotsEndpoint,
  listActivitySlotsV2Endpoint,
} from '#contract/timetable/timetable.ts';

interface Wanted {
  locationId?: string | undefined;
  compositeKey?: string | undefined;
}

function fits(session: OccurrenceSummary, { locationId, compositeKey }: Wanted): boolean {
  if (compositeKey !== undefined && session.compositeKey !== compositeKey) return false;
  return locationId === undefined || session.locations.some(({ id }) => id === locationId);
}

/** Slots of a day before the migration date, by start, then location; of one location or one time if asked. */
export const listActivitySlots = operation(listActivitySlotsEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  const { sessions } = await readDay(context, request);
  return { data: sessions.filter((session) => fits(session, query)) };
});

/** Slots of a day from the migration date on. */
export const listActivitySlotsV2 = operation(listActivitySlotsV2Endpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: true };
  const { sessions } = await readDay(context, request);
  return { data: sessions.filter((session) => fits(session, query)) };
});

/** Every date from today (venue) to the last one on sale, keyed by itself; `available` where a session is left to come. */
export const listActivityDates = operation(listActivityDatesEndpoint, async ({ params }, { db, clock }) => {
  const scope = await readScope(db, params.venue, params.category);
  const now = clock.now();
  const today = localDate(now, scope.timezone);
  const rows = await db
    .selectFrom('occurrences')
    .where('venueId', '=', scope.venue.id)
    .where('categoryId', 'in', [...scope.categories.keys()])
    .where('localDate', '>=', today)
    .where('isOnSale', '=', true)
    .groupBy('localDate')
    .orderBy('localDate')
    .select(['localDate', sql<boolean>`bool_or(starts_at > ${now})`.as('isAhead')])
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return { data: {} };
  const ahead = new Set(rows.filter(({ isAhead }) => isAhead).map((row) => row.localDate));
  const dates: Record<string, ActivityDate> = {};
  for (const day of eachDayOfInterval({ start: parseISO(today), end: parseISO(last.localDate) })) {
    const raw = toCalendarDate(day);
    dates[raw] = {
      raw,
      fullDatePretty: prettyDate(raw),
      isV2: isV2Date(scope, raw),
      available: ahead.has(raw),
    };
  }
  return { data: dates };
});

/** One session by either of its ids, with tickets and questions. Throws `not_found`. */
export const getActivity = operation(getActivityEndpoint, async ({ params, query }, context) => {
  const { db, clock } = context;
  const found = await findOccurrence(db, params.id, clock.now());
  const [[occurrence], customQuestionSections] = await Promise.all([
    readOccurrences(context, [found], query.source),
    readQuestionSections(db, { scheduleId: found.row.scheduleId }),
  ]);
  if (occurrence === undefined) throw notFound();
  return { data: { ...occurrence, customQuestionSections } };
});

/** The sessions of a day before the venue's migration date. */
export const listActivityTimetable = operation(listActivityTimetableEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  return { data: (await readDay(context, request)).sessions };
});

/** The sessions of a day from the venue's migration date on. */
export const listActivityTimetableV2 = operation(
  listActivityTimetableV2Endpoint,
  async ({ params, query }, context) => {
    const request = { ...params, date: query.date, channel: query.source, isV2: true };
    return { data: (await readDay(context, request)).sessions };
  },
);
