import { clockOf } from '#components/booking/model/timetable-parts.ts';
import type { Schedule } from '#contract/schedules.ts';
import { weekdayOf } from '#lib/time/calendar-date.ts';

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

const dateOf = ({ local }: { local: string }): string => local.slice(0, 10);

const same = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

const timesOf = (sessions: readonly Session[]): ScheduleFacts['times'] => {
  const start = same(sessions.map(({ startsAt }) => clockOf(startsAt)));
  const end = same(sessions.map(({ endsAt }) => clockOf(endsAt)));
  return start === null || end === null ? null : { start, end };
};

/** What a camp or course says of itself in a few words. */
export const scheduleFacts = ({
  startsAt,
  endsAt,
  occurrences,
  instructors,
}: Pick<Schedule, 'startsAt' | 'endsAt' | 'instructors'> & { occurrences: readonly Session[] }): ScheduleFacts => ({
  first: dateOf(startsAt),
  last: dateOf(endsAt),
  sessions: occurrences.length,
  times: timesOf(occurrences),
  weekday: same(occurrences.map((session) => weekdayOf(dateOf(session.startsAt)))),
  instructors: instructors.map(({ name }) => name),
});
