import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { findSummaries } from '#backend/venues/find-summaries.ts';
import { startingPoint } from '#backend/venues/starting-point.ts';
import { listVenuesEndpoint } from '#contract/venues/venues.ts';

/** Venues by name, or around a point or postcode (docs/product.md#venue-finder). */
export const listVenues = operation(listVenuesEndpoint, async ({ query }, { db, clock }) => {
  const from = await startingPoint(db, query);
  const { venues, total } =
    from === 'nowhere' ? { venues: [], total: 0 } : await findSummaries(db, query, from, clock.now());
  return { data: venues, pagination: getPagination({ ...query, count: venues.length, total }) };
});
