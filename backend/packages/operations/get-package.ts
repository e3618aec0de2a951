import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readPackages } from '#backend/packages/read-packages.ts';
import { selectPackages } from '#backend/packages/select-packages.ts';
import { findVenue } from '#backend/venues/store.ts';
import { getPackageEndpoint } from '#contract/packages/packages.ts';

/** One package that is sold at a venue. Throws `not_found`, also for one that is not sold there. */
export const getPackage = operation(getPackageEndpoint, async ({ params }, { db }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const found = selectPackages(db, { venueId: venue.venueId, source: params.source });
  const [data] = await readPackages(db, found.where('k.id', '=', params.packageId));
  if (data === undefined) throw notFound();
  return { data };
});
