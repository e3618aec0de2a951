import type { Point } from '#components/booking/model/point.ts';
import type { Place } from '#contract/venues.ts';
import { searchTerm, venuesByDistance, venuesNamed, type Located, type SearchedVenue } from './venue-search.ts';

export interface VenueSearch {
  /** As typed. */
  term: string;
  /** Miles. */
  radius: number;
  /** The visitor's own place, which wins over the term. */
  near: Point | null;
}

export type Found<V> =
  | { kind: 'all'; venues: V[] }
  | { kind: 'too_short'; venues: V[] }
  /** The gazetteer has not answered yet, or could not. */
  | { kind: 'searching' | 'failed'; venues: V[] }
  | { kind: 'unknown_place'; term: string; venues: V[] }
  | { kind: 'named'; term: string; venues: V[] }
  /** `place` is null for the visitor's own; `nearest` is in miles, null when no venue has a place on the map. */
  | { kind: 'near'; place: string | null; point: Point; radius: number; venues: Located<V>[]; nearest: number | null };

/** The gazetteer's result for the term: places, still loading, or failed. */
export type Gazetteer = readonly Place[] | 'asking' | 'failed';

const around = <V extends SearchedVenue>(
  venues: readonly V[],
  point: Point,
  place: string | null,
  radius: number,
): Found<V> => {
  const byDistance = venuesByDistance(venues, point);
  return {
    kind: 'near',
    place,
    point,
    radius,
    venues: byDistance.filter(({ distanceMiles }) => distanceMiles <= radius),
    nearest: byDistance[0]?.distanceMiles ?? null,
  };
};

const isSameName = (place: Place, text: string): boolean => place.name.toLowerCase() === text.toLowerCase();

/**
 * What a search finds. A town of exactly that name comes first, then venues named so, then the likeliest place; a
 * postcode is always a place (docs/product.md#venue-finder).
 */
export const findVenues = <V extends SearchedVenue>(
  venues: readonly V[],
  search: VenueSearch,
  gazetteer: Gazetteer,
): Found<V> => {
  if (search.near) return around(venues, search.near, null, search.radius);
  const term = searchTerm(search.term);
  if (term.kind === 'none') return { kind: 'all', venues: [...venues] };
  if (term.kind === 'too_short') return { kind: 'too_short', venues: [...venues] };
  const wanted = term.kind === 'postcode' ? term.postcode : term.text;
  const named = term.kind === 'text' ? venuesNamed(venues, wanted) : [];
  if (gazetteer === 'asking') return { kind: 'searching', venues: [...venues] };
  const places = gazetteer === 'failed' ? [] : gazetteer.filter(({ type }) => type !== 'venue');
  const exact = places.find((place) => isSameName(place, wanted));
  if (!exact && named.length > 0) return { kind: 'named', term: wanted, venues: named };
  const place = exact ?? places[0];
  if (place) return around(venues, place, place.name, search.radius);
  return gazetteer === 'failed'
    ? { kind: 'failed', venues: [...venues] }
    : { kind: 'unknown_place', term: wanted, venues: [...venues] };
};
