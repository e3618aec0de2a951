import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { dayParts } from '#contract/rules/day-parts.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import type { SearchDay } from '#contract/timetable/search.ts';
import { withHits, type Search } from './free-times.ts';

const { endTime: noon } = dayParts.morning;
const { startTime: startOfEvening } = dayParts.evening;

type DayRow = Pick<SearchDay, 'date' | 'hits'> & SearchDay['parts'];

interface Days {
  date: string;
  until: string;
}

/** Every date of a search; those without a row have no hits. */
export function toDays(rows: readonly DayRow[], { date: start, until: end }: Days): SearchDay[] {
  const counted = new Map(rows.map((row) => [row.date, row]));
  return eachDayOfInterval({ start: parseISO(start), end: parseISO(end) }).map((day) => {
    const date = toCalendarDate(day);
    const { hits = 0, morning = 0, afternoon = 0, evening = 0 } = counted.get(date) ?? {};
    return { date, hits, parts: { morning, afternoon, evening } };
  });
}

/** How many hits a search has on each of its dates, and in each part of it. */
export async function countDays(db: Db, search: Search): Promise<SearchDay[]> {
  const { rows } = await sql<DayRow>`
    ${withHits(search)}
    select local_date as date, count(*) as hits,
      count(*) filter (where clock < ${noon}::time) as morning,
      count(*) filter (where clock >= ${noon}::time and clock < ${startOfEvening}::time) as afternoon,
      count(*) filter (where clock >= ${startOfEvening}::time) as evening
    from hits group by local_date`.execute(db);
  return toDays(rows, search);
}
