import { daysBetween } from '#contract/rules/days-between.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';

/** On which days sessions are; weekdays are 1 for Monday to 7 for Sunday. */
type Rhythm =
  /** One day, or several on which nothing regular can be said. */
  | { kind: 'once' | 'irregular' }
  /** Every day from the first to the last. */
  | { kind: 'daily' }
  /** Every week on the same weekday. */
  | { kind: 'weekly'; weekday: number }
  /** On each of these weekdays in a row, every week from the first day to the last. */
  | { kind: 'weekdays'; from: number; to: number };

const aMonday = '1969-12-29';
const toDay = (date: string): number => daysBetween(aMonday, date);
const getWeekday = (day: number): number => (day % 7) + 1;

/** The rhythm of the days (YYYY-MM-DD) of a camp or course, in their order. */
export function getRhythm(dates: readonly string[]): Rhythm {
  const days = [...new Set(dates.map(toDay))];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length === 1) return { kind: 'once' };
  if (last - first + 1 === days.length) return { kind: 'daily' };
  const weekdays = [...new Set(days.map(getWeekday))].toSorted((one, other) => one - other);
  const [from = 1, to = 7] = [weekdays[0], weekdays.at(-1)];
  const span = Array.from({ length: last - first + 1 }, (_, index) => getWeekday(first + index));
  const due = span.filter((weekday) => weekday >= from && weekday <= to).length;
  if (due !== days.length) return { kind: 'irregular' };
  return from === to ? { kind: 'weekly', weekday: from } : { kind: 'weekdays', from, to };
}

type Session = Pick<Schedule['occurrences'][number], 'startsAt' | 'endsAt'>;

export interface ScheduleFacts {
  /** YYYY-MM-DD of the first and the last day. */
  first: string;
  last: string;
  sessions: number;
  /** When all sessions have the same times, those. */
  times: { start: string; end: string } | null;
  rhythm: Rhythm;
  instructors: string[];
}

const same = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

const getTimes = (sessions: readonly Session[]): ScheduleFacts['times'] => {
  const start = same(sessions.map(({ startsAt }) => getClock(startsAt.local)));
  const end = same(sessions.map(({ endsAt }) => getClock(endsAt.local)));
  return start === null || end === null ? null : { start, end };
};

/** The key facts of a camp or course. */
export const scheduleFacts = ({
  startsAt,
  endsAt,
  occurrences,
  instructors,
}: Pick<Schedule, 'startsAt' | 'endsAt' | 'instructors'> & { occurrences: readonly Session[] }): ScheduleFacts => ({
  first: getDate(startsAt.local),
  last: getDate(endsAt.local),
  sessions: occurrences.length,
  times: getTimes(occurrences),
  rhythm: getRhythm(occurrences.map((session) => getDate(session.startsAt.local))),
  instructors: instructors.map(({ name }) => name),
});
