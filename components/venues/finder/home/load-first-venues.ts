import type { VenuePage } from '#components/venues/finder/finder-venue.ts';
import { toVenuePage } from '#components/venues/finder/to-venue-page.ts';
import { VENUES_PER_PAGE } from '#components/venues/finder/venue-search.ts';
import type { LineWords } from '#components/venues/live/venue-line.ts';
import { withLines } from '#components/venues/live/with-lines.ts';
import { publicApi } from '#lib/api/public-api.ts';

/**
 * The first page of all venues by name, with what is free there now. Throws an `ApiError`, so that a failed read of the
 * list is never cached as a page.
 */
export async function loadFirstVenues(words: LineWords): Promise<VenuePage> {
  const page = toVenuePage(await publicApi('listVenues', { query: { page: 1, perPage: VENUES_PER_PAGE } }), words);
  return withLines(publicApi, page, words);
}
