import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import { operation } from '#backend/operation.ts';
import { prettyDate } from '#backend/serialize/pretty-date.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { isV2Date, readScope } from '#backend/timetable/scope.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { listActivityDatesEndpoint, type ActivityDate } from '#contract/timetable/timetable.ts';

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
    .where('status', '=', 'bookable')
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
