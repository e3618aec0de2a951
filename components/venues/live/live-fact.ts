import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';

/** So few places are said in red. */
const few = 3;

/**
 * What a card says of an activity now. `free` and `few` are of today; `later` is the next start on another day; `none`
 * means that a fortnight has nothing.
 */
export type LiveFact =
  | { kind: 'courts'; tone: 'free' | 'few'; count: number }
  | { kind: 'next'; tone: 'free' | 'few'; time: string; places: number; sessions: number }
  | { kind: 'later'; tone: 'later'; date: string; time: string }
  | { kind: 'none'; tone: 'later' };

/** When it is at the venue: the instant, and its date, YYYY-MM-DD. */
export interface LiveMoment {
  now: Date;
  date: string;
}

/** What can be booked of an activity; null when the next start has passed since it was asked for. */
export function liveFact({ v2Type, freeToday, next }: LiveTimes, { now, date }: LiveMoment): LiveFact | null {
  if (next === null) return { kind: 'none', tone: 'later' };
  if (Date.parse(next.startsAt.utc) <= now.getTime()) return null;
  const time = getClock(next.startsAt.local);
  const startDate = getDate(next.startsAt.local);
  if (startDate !== date) return { kind: 'later', tone: 'later', date: startDate, time };
  if (v2Type === 'resources') return { kind: 'courts', tone: freeToday > few ? 'free' : 'few', count: freeToday };
  return {
    kind: 'next',
    tone: next.available > few ? 'free' : 'few',
    time,
    places: next.available,
    sessions: freeToday,
  };
}

/** The activity that speaks for a venue: the operator's first with something left today, else the one that is on next. */
export function liveActivity(activities: readonly LiveTimes[]): LiveTimes | undefined {
  const today = activities.find(({ freeToday }) => freeToday > 0);
  const starting = activities.filter(({ next }) => next !== null);
  const [first] = starting.toSorted((one, other) =>
    (one.next?.startsAt.utc ?? '').localeCompare(other.next?.startsAt.utc ?? ''),
  );
  return today ?? first ?? activities[0];
}
