import { operation } from '#backend/operation.ts';
import { searchVenuesByQuery } from '#backend/venues/search-venues-by-query.ts';
import { listVenuesEndpoint } from '#contract/venues.ts';

/** Venues by name, or around a point or postcode (docs/product.md#venue-finder). */
export const listVenues = operation(listVenuesEndpoint, async ({ query }, { db }) => ({
  data: await searchVenuesByQuery(db, query, false),
}));
