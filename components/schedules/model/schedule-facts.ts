import { getClock } from '#components/booking/model/timetable-parts.ts';
import type { Schedule } from '#contract/schedules.ts';
import { getWeekday } from '#lib/time/calendar-date.ts';

type Session = Pick<Schedule['occurrences'][number], 'startsAt' | 'endsAt'>;

export interface ScheduleFacts {
  /** YYYY-MM-DD of the first and the last day. */
  first: string;
  last: string;
  sessions: number;
  /** When all sessions have the same times, those. */
  times: { start: string; end: string } | null;
  /** 0 for Monday to 6 for Sunday, when all sessions are on the same one. */
  weekday: number | null;
  instructors: string[];
}

const getDate = ({ local }: { local: string }): string => local.slice(0, 10);

const same = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

const getTimes = (sessions: readonly Session[]): ScheduleFacts['times'] => {
  const start = same(sessions.map(({ startsAt }) => getClock(startsAt)));
  const end = same(sessions.map(({ endsAt }) => getClock(endsAt)));
  return start === null || end === null ? null : { start, end };
};

/** What a camp or course says of itself in a few words. */
export const scheduleFacts = ({
  startsAt,
  endsAt,
  occurrences,
  instructors,
}: Pick<Schedule, 'startsAt' | 'endsAt' | 'instructors'> & { occurrences: readonly Session[] }): ScheduleFacts => ({
  first: getDate(startsAt),
  last: getDate(endsAt),
  sessions: occurrences.length,
  times: getTimes(occurrences),
  weekday: same(occurrences.map((session) => getWeekday(getDate(session.startsAt)))),
  instructors: instructors.map(({ name }) => name),
});
