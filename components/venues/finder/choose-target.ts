import { hasWords } from '#contract/rules/search-text.ts';
import type { Place } from '#contract/venues/venues.ts';
import type { VenuePage } from './finder-venue.ts';
import type { Target } from './venue-finding.ts';

/** The gazetteer's result for the term, or that it could not be asked. */
export type Gazetteer = readonly Place[] | 'failed';

const isSameName = (place: Place, text: string): boolean => place.name.toLowerCase() === text.toLowerCase();

/**
 * What a typed text means. A town of exactly that name comes first, then venues named so, then the likeliest place,
 * then venues with the text in town or postcode (docs/product.md#venue-finder). `named` is the first page of venues
 * that have the text; it is empty for a postcode, which is always a place.
 */
export const chooseTarget = (
  { text, radius }: { text: string; radius: number },
  gazetteer: Gazetteer,
  named: VenuePage,
): Target => {
  const places = gazetteer === 'failed' ? [] : gazetteer.filter(({ type }) => type !== 'venue');
  const exact = places.find((place) => isSameName(place, text));
  if (!exact && named.venues.some(({ name }) => hasWords(name, text))) return { kind: 'named', term: text };
  const place = exact ?? places[0];
  if (place) {
    const { name, latitude, longitude } = place;
    return { kind: 'near', place: name, point: { latitude, longitude }, radius };
  }
  if (named.total > 0) return { kind: 'named', term: text };
  return gazetteer === 'failed' ? { kind: 'failed' } : { kind: 'unknown_place', term: text };
};

/** The query of `listVenues` for a target; where nothing was found, all venues stay in the list. */
export const listQuery = (target: Target) => {
  if (target.kind === 'near') return { ...target.point, radius: target.radius };
  return target.kind === 'named' ? { search: target.term } : {};
};
