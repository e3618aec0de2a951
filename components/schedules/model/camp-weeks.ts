import { millisecondsInWeek } from 'date-fns/constants';
import { getDate } from '#contract/rules/wall-time.ts';

interface Starting {
  startsAt: { local: string };
}

/** The day as an instant in UTC, where every day is as long; `parseISO` would add a kilobyte to the page of a camp. */
const getDay = ({ startsAt }: Starting): number => Date.parse(getDate(startsAt.local));

/**
 * The week of a camp that a session lies in: whole weeks since the camp's first day, plus one
 * (docs/product.md#camps-and-courses). Counted in
 * days of the venue, so that a change of the clocks moves nothing.
 */
export const weekNumber = (camp: Starting, session: Starting): number =>
  Math.floor((getDay(session) - getDay(camp)) / millisecondsInWeek) + 1;

export interface CampWeek<Session> {
  number: number;
  sessions: Session[];
  /** YYYY-MM-DD of its first and last session. */
  first: string;
  last: string;
}

/** The sessions of a camp by week, in order. */
export const campWeeks = <Session extends Starting>(
  camp: Starting,
  sessions: readonly Session[],
): CampWeek<Session>[] => {
  const weeks = new Map<number, Session[]>();
  for (const session of sessions.toSorted((one, other) => one.startsAt.local.localeCompare(other.startsAt.local))) {
    const number = weekNumber(camp, session);
    weeks.set(number, [...(weeks.get(number) ?? []), session]);
  }
  const dateOrNone = (session: Session | undefined) => getDate(session?.startsAt.local ?? '');
  return [...weeks].map(([number, inWeek]) => ({
    number,
    sessions: inWeek,
    first: dateOrNone(inWeek[0]),
    last: dateOrNone(inWeek.at(-1)),
  }));
};
