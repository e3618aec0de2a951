import { readMembershipPricing } from '#backend/activities/read-membership-pricing.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { listVenuePricingEndpoint } from '#contract/activities/pricing.ts';

/**
 * What memberships save at a venue (docs/product.md#membership-discounts). Throws `not_found` for an unknown venue.
 */
export const listVenuePricing = operation(listVenuePricingEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  return { data: await readMembershipPricing(db, venue.venueId, clock.now()) };
});
