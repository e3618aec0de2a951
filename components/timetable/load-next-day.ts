import type { Venue } from '#contract/venues.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { firstOpenDate } from './model/first-open-date.ts';

/** The day on which an activity opens, YYYY-MM-DD; undefined where nothing is on sale. Throws an `ApiError`. */
export async function loadNextDay(
  { slug, timezone }: Pick<Venue, 'slug' | 'timezone'>,
  activitySlug: string,
): Promise<string | undefined> {
  const { data: dates } = await publicApi('listActivityDates', { params: { venue: slug, category: activitySlug } });
  return firstOpenDate(dates, venueClock(new Date(renderTime()), timezone).date);
}
