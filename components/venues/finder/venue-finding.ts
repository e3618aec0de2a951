import type { Point } from '#components/booking/model/point.ts';
import { hasWords } from '#contract/rules/search-text.ts';
import type { Place } from '#contract/venues.ts';
import type { VenuePage } from './finder-venue.ts';
import { searchTerm } from './venue-search.ts';

export interface VenueSearch {
  /** As typed. */
  term: string;
  /** Miles. */
  radius: number;
  /** The visitor's own place, which wins over the term. */
  near: Point | null;
}

/** What has to be found; nothing typed, or too little, asks for all venues. */
export type Question =
  | { kind: 'all' }
  | { kind: 'text' | 'postcode'; text: string; radius: number }
  | { kind: 'point'; point: Point; radius: number };

/** What a search turned out to mean, which decides the venues that are listed. */
export type Target =
  | { kind: 'all' | 'too_short' | 'failed' }
  | { kind: 'unknown_place'; term: string }
  | { kind: 'named'; term: string }
  /** `place` is null for the visitor's own. */
  | { kind: 'near'; place: string | null; point: Point; radius: number };

/** `nearest` is the distance of the nearest venue in miles where none was found; null where no venue is on the map. */
export type Found = Target & VenuePage & { nearest: number | null };

/** The gazetteer's result for the term, or that it could not be asked. */
export type Gazetteer = readonly Place[] | 'failed';

/** A thousandth of a degree is at most 111 metres: the server is not told where the visitor is to the metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The question that a search asks. */
export const getQuestion = ({ term: typed, radius, near }: VenueSearch): Question => {
  if (near) {
    const point = { latitude: rounded(near.latitude), longitude: rounded(near.longitude) };
    return { kind: 'point', point, radius };
  }
  const term = searchTerm(typed);
  if (term.kind === 'postcode') return { kind: 'postcode', text: term.postcode, radius };
  return term.kind === 'text' ? { kind: 'text', text: term.text, radius } : { kind: 'all' };
};

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
