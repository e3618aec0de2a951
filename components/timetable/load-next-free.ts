import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { publicApi } from '#lib/api/public-api.ts';

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
