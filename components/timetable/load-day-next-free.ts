import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { loadNextFree } from './load-next-free.ts';
import { endsTaken, type FreeTime } from './model/next-free-time.ts';
import type { TimetableDay } from './model/timetable-day.ts';

/**
 * The first time that can be booked on another day, where nothing is left to the end of this one: on the days after it,
 * else from today on. Undefined when that cannot be told now.
 */
export async function loadDayNextFree(
  { venue, activity, date, openDates }: TimetableDay,
  sessions: readonly OccurrenceSummary[],
): Promise<FreeTime | undefined> {
  if (!endsTaken(sessions)) return undefined;
  const today = venueClock(new Date(renderTime()), venue.timezone).date;
  const from = openDates.find((open) => open > date && open >= today) ?? openDates.find((open) => open !== date);
  if (from === undefined) return undefined;
  const hit = await loadNextFree(venue, activity.slug, from).catch(() => undefined);
  if (hit === undefined) return undefined;
  const { id, startsAt, templateName, locationName, friendlyLocationName, price, capacity } = hit.occurrence;
  return { id, startsAt, templateName, locationName, friendlyLocationName, price, priceFrom: hit.priceFrom, capacity };
}
