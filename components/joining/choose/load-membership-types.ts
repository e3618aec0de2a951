import type { MembershipType } from '#contract/joining/membership-types.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageNotFound } from '#lib/api/page-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';

/** The largest radius of a search of venues, in miles (docs/product.md#venue-finder). */
const FARTHEST = 30;

/** The venue of a page of joining; a true 404 for an unknown one. */
export async function loadJoiningVenue(venueSlug: string): Promise<Venue> {
  return (await orNotFound(publicApi('getVenue', { params: { venue: venueSlug } }))).data;
}

/** The memberships that a venue sells online; null where it sells none. */
export async function loadMembershipTypes({
  slug,
  onlineJoiningEnabled,
}: Pick<Venue, 'slug' | 'onlineJoiningEnabled'>): Promise<MembershipType[] | null> {
  if (!onlineJoiningEnabled) return null;
  return (await orNotFound(publicApi('listMembershipTypes', { params: { venue: slug } }))).data;
}

/** The nearest venue that sells memberships online; null without one within the search. */
export async function loadNearestJoiningVenue({ coordinates }: Pick<Venue, 'coordinates'>): Promise<Venue | null> {
  if (coordinates === null) return null;
  const query = { ...coordinates, radius: FARTHEST, perPage: 1 };
  const { data } = await publicApi('listOnlineJoiningVenues', { query });
  return data[0] ?? null;
}

/** One membership that a venue sells online; a true 404 for another. */
export async function loadMembershipType(
  venue: Pick<Venue, 'slug' | 'onlineJoiningEnabled'>,
  typeId: string,
): Promise<MembershipType> {
  const type = (await loadMembershipTypes(venue))?.find(({ id }) => id === typeId);
  if (type === undefined) throw new PageNotFound();
  return type;
}
