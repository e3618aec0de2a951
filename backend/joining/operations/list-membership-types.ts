import { notFound } from '#backend/failure.ts';
import { findJoiningVenue, readTypes } from '#backend/joining/read-types.ts';
import { showType } from '#backend/joining/show-type.ts';
import { readInclusions } from '#backend/memberships/inclusions.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { listMembershipTypesEndpoint } from '#contract/joining/membership-types.ts';

/**
 * The memberships on sale at a venue, with the first payment of somebody who joins today (docs/product.md#joining).
 * Throws `not_found` where memberships are not sold online.
 */
export const listMembershipTypes = operation(listMembershipTypesEndpoint, async ({ params }, { db, clock, config }) => {
  const venue = await findJoiningVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const [{ currency }, rows] = await Promise.all([readOperator(db), readTypes(db, { venueId: venue.venueId })]);
  const now = clock.now();
  const today = localDate(now, venue.timezone);
  const typeIds = rows.map(({ id }) => id);
  const inclusions = await readInclusions(db, { typeIds, venueId: venue.venueId, currency, now });
  return {
    data: rows.map((row) => showType(row, { currency, today, inclusions: inclusions.get(row.id) ?? [], config })),
  };
});
