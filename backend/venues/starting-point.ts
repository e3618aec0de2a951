import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import type { venueSearchQuery } from '#contract/venues/venues.ts';
import { locatePostcode, type Point } from './locate-postcode.ts';

type Query = Pick<z.output<typeof venueSearchQuery>, 'latitude' | 'longitude' | 'postcode'>;

/** The point that distances are measured from, if the search has one; 'nowhere' for a postcode that nobody knows. */
export async function startingPoint(db: Db, query: Query): Promise<Point | 'nowhere' | undefined> {
  const { latitude, longitude, postcode } = query;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (postcode === undefined) return undefined;
  return (await locatePostcode(db, postcode)) ?? 'nowhere';
}
