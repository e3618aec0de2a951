import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { getVenueEndpoint } from '#contract/venues/venues.ts';

/** One venue by slug or id. Throws `not_found`. */
export const getVenue = operation(getVenueEndpoint, async ({ params }, { db }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  return { data: venue };
});
