import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import type { joiningVenueListQuery, Venue } from '#contract/venues/venues.ts';
import type { Point } from './locate-postcode.ts';
import { selectFoundVenues } from './select-found-venues.ts';
import { readTotal, selectVenuePage } from './select-venue-page.ts';
import { toVenue } from './venue-row.ts';

/** Whether a venue `v` sells memberships online. The first condition is that of the index on these venues. */
const sellsMemberships = sql<boolean>`(v.online_joining_enabled is not false
  and coalesce(v.online_joining_enabled, (select online_joining_enabled from operators)))`;

/**
 * One page of the venues that sell memberships online, in the order of every search of venues
 * (docs/product.md#venue-finder).
 */
export async function findJoiningVenues(
  db: Db,
  query: z.output<typeof joiningVenueListQuery>,
  from: Point | undefined,
): Promise<{ venues: Venue[]; total: number }> {
  const found = selectFoundVenues(db, query, from).where(sellsMemberships);
  const rows = await selectVenuePage(db, found, from, query).execute();
  return { venues: rows.map(toVenue), total: await readTotal(found, rows, query.page) };
}
