import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { loadNextFree } from './load-next-free.ts';
import { endsTaken, type FreeTime } from './model/next-free-time.ts';
import type { TimetableDay } from './model/timetable-day.ts';

function toFreeTime({ occurrence, priceFrom }: SearchHit): FreeTime {
  const { id, startsAt, templateName, locationName, friendlyLocationName, price, capacity } = occurrence;
  return { id, startsAt, templateName, locationName, friendlyLocationName, price, priceFrom, capacity };
}

export interface DayNextFree {
  nextFree?: FreeTime;
  /** Whether it could not be read, so that the page must not be cached. */
  isProvisional: boolean;
}

/**
 * The first time that can be booked on another day, where nothing is left to the end of this one: on the days after it,
 * else from today on.
 */
export async function loadDayNextFree(
  { venue, activity, date, openDates }: TimetableDay,
  sessions: readonly OccurrenceSummary[],
): Promise<DayNextFree> {
  if (!endsTaken(sessions)) return { isProvisional: false };
  const today = venueClock(new Date(renderTime()), venue.timezone).date;
  const from = openDates.find((open) => open > date && open >= today) ?? openDates.find((open) => open !== date);
  if (from === undefined) return { isProvisional: false };
  try {
    const hit = await loadNextFree(venue, activity.slug, from);
    return { ...(hit && { nextFree: toFreeTime(hit) }), isProvisional: false };
  } catch (error) {
    return { isProvisional: isFailedRead(error) };
  }
}
