import type { Point } from '#components/booking/model/point.ts';
import type { VenuePage } from './finder-venue.ts';
import { searchTerm } from './venue-search.ts';

export interface VenueSearch {
  /** As typed. */
  term: string;
  /** Miles. */
  radius: number;
  /** The visitor's own place, which wins over the term. */
  near: Point | null;
  /** What a venue is chosen for: `camps`, `courses` or the slug of an activity. */
  intent: string | null;
}

/** What has to be found; nothing typed, or too little, asks for all venues. */
export type Question = (
  | { kind: 'all' }
  | { kind: 'text' | 'postcode'; text: string; radius: number }
  | { kind: 'point'; point: Point; radius: number }
) & { offers: Offers | null };

/** What the venues have to have on sale. */
export type Offers = 'camps' | 'courses';

const getOffers = (intent: string | null): Offers | null =>
  intent === 'camps' || intent === 'courses' ? intent : null;

/** What a search turned out to mean, which decides the venues that are listed. */
export type Target =
  | { kind: 'all' | 'too_short' | 'failed' }
  | { kind: 'unknown_place'; term: string }
  | { kind: 'named'; term: string }
  /** `place` is null for the visitor's own. */
  | { kind: 'near'; place: string | null; point: Point; radius: number };

/** `nearest` is the distance of the nearest venue in miles where none was found; null where no venue is on the map. */
export type Found = Target & VenuePage & { nearest: number | null; offers?: Offers | null };

/** A thousandth of a degree is at most 111 metres: the server is not told where the visitor is to the metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The question that a search asks. */
export const getQuestion = ({ term: typed, radius, near, intent }: VenueSearch): Question => {
  const offers = getOffers(intent);
  if (near) {
    const point = { latitude: rounded(near.latitude), longitude: rounded(near.longitude) };
    return { kind: 'point', point, radius, offers };
  }
  const term = searchTerm(typed);
  if (term.kind === 'postcode') return { kind: 'postcode', text: term.postcode, radius, offers };
  return term.kind === 'text' ? { kind: 'text', text: term.text, radius, offers } : { kind: 'all', offers };
};
