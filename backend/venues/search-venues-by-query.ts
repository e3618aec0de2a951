import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import type { Venue, venueSearchQuery } from '#contract/venues.ts';
import { locatePostcode, type Point } from './locate-postcode.ts';
import { searchVenues } from './store.ts';

type Query = z.output<typeof venueSearchQuery>;

/** The answer of both venue lists (docs/product.md#venue-finder). A postcode that nobody knows finds nothing. */
export async function searchVenuesByQuery(db: Db, query: Query, joiningOnly: boolean): Promise<Venue[]> {
  const from = await startingPoint(db, query);
  if (from === 'nowhere') return [];
  return searchVenues(db, { text: query.search, from, radiusMiles: query.radius, joiningOnly });
}

async function startingPoint(db: Db, query: Query): Promise<Point | 'nowhere' | undefined> {
  const { latitude, longitude, postcode } = query;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (postcode === undefined) return undefined;
  return (await locatePostcode(db, postcode)) ?? 'nowhere';
}
