import { getDate } from '#contract/rules/wall-time.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { loadNextFree } from './load-next-free.ts';
import { firstOpenDate } from './model/first-open-date.ts';

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
  const free = await loadNextFree(venue, activitySlug, today).catch((error: unknown) => {
    if (isFailedRead(error)) throw error;
    return undefined;
  });
  if (free !== undefined) return getDate(free.occurrence.startsAt.local);
  const { data: dates } = await publicApi('listActivityDates', {
    params: { venue: venue.slug, category: activitySlug },
  });
  return firstOpenDate(dates, today);
}
