import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { endsTaken, type FreeTime } from './model/next-free-time.ts';
import { firstOpenDate, type TimetableDay } from './model/timetable-day.ts';

function toFreeTime({ occurrence, priceFrom }: SearchHit): FreeTime {
  const { id, startsAt, templateName, locationName, friendlyLocationName, price, capacity } = occurrence;
  return { id, startsAt, templateName, locationName, friendlyLocationName, price, priceFrom, capacity };
}

interface DayNextFree {
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

/**
 * The day on which an activity opens, YYYY-MM-DD: the next that can be booked, else the first with sessions; undefined
 * where nothing is on sale. Throws an `ApiError`, also where only what can be booked could not be read: a guess would be
 * cached.
 */
export async function loadNextDay(
  venue: Pick<Venue, 'slug' | 'timezone'>,
  activitySlug: string,
): Promise<string | undefined> {
  const today = venueClock(new Date(renderTime()), venue.timezone).date;
  const free = await answerOrNull(loadNextFree(venue, activitySlug, today));
  if (free) return getDate(free.occurrence.startsAt.local);
  const { data: dates } = await publicApi('listActivityDates', {
    params: { venue: venue.slug, category: activitySlug },
  });
  return firstOpenDate(dates, today);
}

/** How many days a search looks ahead. */
const daysAhead = 14;

/** The first time of an activity that can be booked from a date on (YYYY-MM-DD), within a fortnight. Throws an `ApiError`. */
export async function loadNextFree(
  { slug }: Pick<Venue, 'slug'>,
  activitySlug: string,
  from: string,
): Promise<SearchHit | undefined> {
  const { data: hits } = await publicApi('searchSessions', {
    query: { venue: [slug], category: [activitySlug], date: from, until: daysAfter(from, daysAhead), perPage: 1 },
  });
  return hits[0];
}
