import { openingDays } from '#contract/venues/rules/opening-days.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { type VenueClock, venueClock } from '#lib/time/venue-clock.ts';

/** The number of days of opening times in a cached page: enough for the page's maximum age. */
const DAYS_AHEAD = 14;

/** A venue's opening times from today on, as they are sent with a page. */
export const upcomingOpening = (venue: Venue, now: Date) =>
  openingDays(venue, venueClock(now, venue.timezone).date, DAYS_AHEAD);

export interface OpenRange {
  /** HH:MM at the venue. */
  opens: string;
  /** HH:MM at the venue; 24:00 is midnight, and a time before `opens` is the next morning's. */
  closes: string;
}

export interface OpeningDay {
  /** YYYY-MM-DD. */
  date: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  ranges: OpenRange[];
}

export type OpeningState =
  | { kind: 'open'; ranges: OpenRange[] }
  /** `allDay` is false when the venue was open earlier today. */
  | { kind: 'closed'; allDay: boolean; next: { weekday: number; opens: string } | null };

const isOver = ({ opens, closes }: OpenRange, time: string): boolean => closes > opens && closes <= time;

/** Whether a venue is open today, and if not, when it opens next. Null when this day's times are not known. */
export const openingState = (days: readonly OpeningDay[], clock: VenueClock): OpeningState | null => {
  const today = days.find(({ date }) => date === clock.date);
  if (!today) return null;
  if (today.ranges.some((range) => !isOver(range, clock.time))) return { kind: 'open', ranges: today.ranges };
  const next = days.find(({ date, ranges }) => date > clock.date && ranges.length > 0);
  const opens = next?.ranges[0]?.opens;
  return {
    kind: 'closed',
    allDay: today.ranges.length === 0,
    next: next && opens ? { weekday: next.weekday, opens } : null,
  };
};

/** The coming seven days from today on, put in the order Monday to Sunday. */
export const openingWeek = (days: readonly OpeningDay[], today: string): OpeningDay[] =>
  days
    .filter(({ date }) => date >= today)
    .slice(0, 7)
    .toSorted((a, b) => a.weekday - b.weekday);
