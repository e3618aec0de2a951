import type { VenueClock } from '#lib/time/venue-clock.ts';
import type { OpeningDay } from './opening-today.ts';

const getMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const MIDNIGHT = getMinutes('24:00');

/** Whole minutes until what is said of a venue's opening changes by itself: the next time it closes today, else midnight. */
export const minutesToOpeningChange = (days: readonly OpeningDay[], { date, time }: VenueClock): number => {
  const today = days.find((day) => day.date === date);
  const ends = (today?.ranges ?? []).map(({ closes }) => getMinutes(closes)).filter((end) => end > getMinutes(time));
  return Math.min(MIDNIGHT, ...ends) - getMinutes(time);
};
