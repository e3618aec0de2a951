import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { getSeries } from '#backend/demo/get-series.ts';
import { chance } from '#backend/demo/identity.ts';
import type { Series } from '#backend/demo/series/series.ts';
import type { DemoVenue } from '#backend/demo/venues/demo-venue.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

/** About eight sessions a day, so that five hundred of a venue reach as far ahead as the demo does. */
const sessionsPerWeek = 56;
const startsAtMost = 3;

/** The weekly pattern of a grown venue: some of the series that its facilities allow, every facility among them. */
export function makeSeries(venue: DemoVenue): Series[] {
  const inOrder = getSeries(venue)
    .map((series) => ({ ...series, starts: series.starts.slice(0, startsAtMost) }))
    .toSorted((one, other) => chance(`${venue.slug} ${one.key}`) - chance(`${venue.slug} ${other.key}`));
  const chosen: Series[] = [];
  let count = 0;
  for (const series of inOrder) {
    if (count >= sessionsPerWeek && chosen.some(({ facility }) => facility === series.facility)) continue;
    chosen.push(series);
    count += series.starts.length * series.weekdays.length;
  }
  return chosen;
}

/** How many days from `firstDate` on the pattern needs for so many sessions. */
export function daysNeeded(series: readonly Series[], firstDate: string, sessions: number): number {
  let [days, left] = [0, sessions];
  for (; left > 0; days += 1) {
    const weekday = getISODay(parseISO(daysAfter(firstDate, days)));
    for (const { starts, weekdays } of series) left -= weekdays.includes(weekday) ? starts.length : 0;
  }
  return days;
}
