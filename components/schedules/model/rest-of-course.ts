import type { Money } from '#contract/primitives.ts';
import { isCamp, type AnySchedule } from './schedule.ts';
import { wholeSessions } from './selection.ts';

export interface RestOfCourse {
  /** The sessions that are left. */
  count: number;
  /** What each of them costs, minor units; null where the price is not a whole number of pence each. */
  each: number | null;
  price: Money;
}

/** What is left of a course that is sold for the rest of its sessions; null for anything else. */
export function restOfCourse(schedule: AnySchedule, now: Date): RestOfCourse | null {
  if (isCamp(schedule) || schedule.proRataPrice === null) return null;
  const { proRataPrice: price } = schedule;
  const count = wholeSessions(schedule, now);
  return { count, each: count > 0 && price.value % count === 0 ? price.value / count : null, price };
}
