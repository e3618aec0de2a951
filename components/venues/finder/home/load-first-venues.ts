import type { VenuePage } from '#components/venues/finder/finder-venue.ts';
import { toVenuePage } from '#components/venues/finder/to-venue-page.ts';
import { VENUES_PER_PAGE } from '#components/venues/finder/venue-search.ts';
import type { LineContext } from '#components/venues/live/venue-line.ts';
import { withLines } from '#components/venues/live/with-lines.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';

export interface FirstVenues {
  first: VenuePage;
  /** Whether what is free could not be read, so that the page must not be cached. */
  isProvisional: boolean;
}

/**
 * The first page of all venues by name, with what is free there now. Throws an `ApiError`, so that a failed read of the
 * list is never cached as a page.
 */
export async function loadFirstVenues(words: LineContext): Promise<FirstVenues> {
  const page = toVenuePage(await publicApi('listVenues', { query: { page: 1, perPage: VENUES_PER_PAGE } }), words);
  try {
    return { first: await withLines(publicApi, page, words), isProvisional: false };
  } catch (error) {
    return { first: page, isProvisional: isFailedRead(error) };
  }
}
