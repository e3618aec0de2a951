import type { Db } from '#backend/db/schema.ts';
import { findVenue } from '#backend/venues/store.ts';
import type { Venue } from '#contract/venues/venues.ts';

/** A venue at which memberships are sold online, by slug or id; undefined where there is none. */
export async function findJoiningVenue(db: Db, venue: string): Promise<Venue | undefined> {
  const found = await findVenue(db, venue);
  return found?.onlineJoiningEnabled === true ? found : undefined;
}
