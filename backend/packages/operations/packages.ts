import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { selectPackages, shownName, readPackages } from '#backend/packages/read-packages.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { findVenue } from '#backend/venues/store.ts';
import { listPackagesEndpoint, getPackageEndpoint } from '#contract/packages/packages.ts';

/** One package that is sold at a venue. Throws `not_found`, also for one that is not sold there. */
export const getPackage = operation(getPackageEndpoint, async ({ params }, { db }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const found = selectPackages(db, { venueId: venue.venueId, source: params.source });
  const [data] = await readPackages(db, found.where('k.id', '=', params.packageId));
  if (data === undefined) throw notFound();
  return { data };
});

/** The packages sold at a venue, by name (docs/product.md#packages). Throws `not_found` for an unknown venue. */
export const listPackages = operation(listPackagesEndpoint, async ({ params, query }, { db }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const found = selectPackages(db, { venueId: venue.venueId, source: params.source });
  const { page, perPage } = query;
  const ofPage = found
    .orderBy(shownName)
    .orderBy('k.id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [data, { total }] = await Promise.all([
    readPackages(db, ofPage),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, pagination: getPagination({ page, perPage, count: data.length, total: Number(total) }) };
});
