import { getDay } from 'date-fns/getDay';
import { parseISO } from 'date-fns/parseISO';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { Schedule } from '#contract/schedules.ts';

type Session = Pick<Schedule['occurrences'][number], 'startsAt' | 'endsAt'>;

export interface ScheduleFacts {
  /** YYYY-MM-DD of the first and the last day. */
  first: string;
  last: string;
  sessions: number;
  /** When all sessions have the same times, those. */
  times: { start: string; end: string } | null;
  /** 0 for Sunday to 6 for Saturday, when all sessions are on the same one. */
  weekday: number | null;
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
  weekday: same(occurrences.map((session) => getDay(parseISO(getDate(session.startsAt.local))))),
  instructors: instructors.map(({ name }) => name),
});
