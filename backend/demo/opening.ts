import { openingDays } from '#contract/venues/rules/opening-days.ts';
import type { OpeningDay } from '#contract/venues/venues.ts';
import type { DemoVenue } from './venues/demo-venue.ts';

const minutesOfDay = 24 * 60;

function getMinute(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** Whether a session of so many minutes fits between opening and closing. */
export function isInside(ranges: OpeningDay['ranges'], start: string, minutes: number): boolean {
  const from = getMinute(start);
  return ranges.some(({ opens, closes }) => {
    const until = getMinute(closes) > getMinute(opens) ? getMinute(closes) : getMinute(closes) + minutesOfDay;
    return getMinute(opens) <= from && from + minutes <= until;
  });
}

/** When a venue is open on these consecutive dates. */
export function getOpenDays({ openingTimes, postcode }: DemoVenue, dates: readonly string[]): OpeningDay[] {
  const [first] = dates;
  return first === undefined ? [] : openingDays({ openingTimes, postcode }, first, dates.length);
}

/** The bank holidays of England among so many days from `first` on. */
export function bankHolidays(first: string, days: number): ReadonlySet<string> {
  const closed = openingDays({ openingTimes: 'PH 00:00-24:00', postcode: 'HX6 2QD' }, first, days);
  return new Set(closed.flatMap(({ date, ranges }) => (ranges.length > 0 ? [date] : [])));
}
