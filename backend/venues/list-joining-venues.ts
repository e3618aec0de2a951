import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import type { Venue, venueSearchQuery } from '#contract/venues.ts';
import { isWithin } from './distance.ts';
import { matchesText } from './matches-text.ts';
import { startingPoint } from './starting-point.ts';
import { selectVenues, toVenue } from './venue-row.ts';

/** The venues that sell memberships online, in the order of every search of venues (docs/product.md#venue-finder). */
export async function listJoiningVenues(db: Db, query: z.output<typeof venueSearchQuery>): Promise<Venue[]> {
  const from = await startingPoint(db, query);
  if (from === 'nowhere') return [];
  let venues = selectVenues(db, from).where(
    (where) => where.fn.coalesce('v.onlineJoiningEnabled', 'o.onlineJoiningEnabled'),
    '=',
    true,
  );
  if (query.search !== undefined && query.search.trim() !== '') venues = venues.where(matchesText(query.search));
  if (from !== undefined) venues = venues.where(isWithin(from, query.radius)).orderBy('distanceMiles');
  return (await venues.orderBy('v.name').orderBy('v.id').execute()).map(toVenue);
}
