import type { Moment } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';

export interface MigratingVenue {
  activitiesV2Enabled: boolean;
  /** Venue date, YYYY-MM-DD. */
  activitiesV2MigrationDate: string | null;
}

/**
 * Whether the v2 calls answer for this venue on this venue date: from its migration date on
 * (docs/product.md#v1-and-v2).
 */
export const isV2Date = (venue: MigratingVenue, date: string): boolean =>
  venue.activitiesV2Enabled && venue.activitiesV2MigrationDate !== null && date >= venue.activitiesV2MigrationDate;

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Venue wall times, HH:MM: a part begins with the first and ends before the second. */
export const dayPartTimes: Record<DayPart, { startTime: string; endTime: string }> = {
  morning: { startTime: '00:00', endTime: '12:00' },
  afternoon: { startTime: '12:00', endTime: '17:00' },
  evening: { startTime: '17:00', endTime: '24:00' },
};

/** Morning until noon, evening from five, by the venue's own clock. */
export const getDayPart = (moment: Pick<Moment, 'local'>): DayPart => {
  const clock = getClock(moment.local);
  if (clock < dayPartTimes.morning.endTime) return 'morning';
  return clock < dayPartTimes.afternoon.endTime ? 'afternoon' : 'evening';
};

/** The parts of the day that have something, in the day's order; within a part the given order stays. */
export const groupByDayPart = <Item extends { startsAt: Pick<Moment, 'local'> }>(
  items: readonly Item[],
): { part: DayPart; items: Item[] }[] =>
  dayParts
    .map((part) => ({ part, items: items.filter((item) => getDayPart(item.startsAt) === part) }))
    .filter((group) => group.items.length > 0);
