import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { getRhythm, type Rhythm } from './rhythm.ts';

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
