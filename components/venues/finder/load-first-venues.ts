import { publicApi } from '#lib/api/public-api.ts';
import type { VenuePage } from './finder-venue.ts';
import { toVenuePage } from './to-venue-page.ts';
import { VENUES_PER_PAGE } from './venue-search.ts';

/** The first page of all venues by name. Throws an `ApiError`, so that a failed read is never cached as a page. */
export const loadFirstVenues = async (): Promise<VenuePage> =>
  toVenuePage(await publicApi('listVenues', { query: { page: 1, perPage: VENUES_PER_PAGE } }));
