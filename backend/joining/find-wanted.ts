import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { findJoiningVenue } from './joining-venue.ts';
import { readTypes, type TypeRow } from './read-types.ts';

interface WantedRequest {
  membershipTypeId: string;
  /** Slug or id. */
  homeVenue: string;
}

/**
 * The membership that somebody asks for. Throws `not_found` for a venue that sells none online, and `validation_failed`
 * for a membership that it does not sell.
 */
export async function findWanted(db: Db, request: WantedRequest): Promise<{ type: TypeRow; venue: Venue }> {
  const venue = await findJoiningVenue(db, request.homeVenue);
  if (venue === undefined) throw notFound();
  const [type] = await readTypes(db, { venueId: venue.venueId, typeId: request.membershipTypeId });
  if (type === undefined) throw invalid({ membership_type_id: ['This membership is not sold here'] });
  return { type, venue };
}
