import { bySlugOrId } from '#backend/db/by-slug-or-id.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { selectVenues, toVenue } from './venue-row.ts';

/** One venue by slug or id. */
export async function findVenue(db: Db, venue: string): Promise<Venue | undefined> {
  const row = await selectVenues(db, undefined).where(bySlugOrId('v', venue)).executeTakeFirst();
  return row === undefined ? undefined : toVenue(row);
}
