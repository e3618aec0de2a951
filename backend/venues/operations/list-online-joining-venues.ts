import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { findJoiningVenues } from '#backend/venues/find-joining-venues.ts';
import { startingPoint } from '#backend/venues/starting-point.ts';
import { listOnlineJoiningVenuesEndpoint } from '#contract/venues/venues.ts';

/** The venues where a membership can be bought online (docs/product.md#venue-finder). */
export const listOnlineJoiningVenues = operation(listOnlineJoiningVenuesEndpoint, async ({ query }, { db }) => {
  const from = await startingPoint(db, query);
  const { venues, total } = from === 'nowhere' ? { venues: [], total: 0 } : await findJoiningVenues(db, query, from);
  return { data: venues, pagination: getPagination({ ...query, count: venues.length, total }) };
});
