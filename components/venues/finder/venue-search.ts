import type { Point } from '#components/booking/model/point.ts';

/** Miles (docs/product.md#venue-finder). */
export const radiusOptions = [1, 2, 5, 10, 20, 30] as const;
export const DEFAULT_RADIUS_MILES = 5;
export const MAX_RADIUS_MILES = 30;
export const DEFAULT_VIEW: Point = { latitude: 53.59, longitude: -2 };
const MIN_TERM_LENGTH = 2;

/** What is in view at first and what one press of "Show more" adds: the first press needs no call. */
export const FIRST_SHOWN = 6;
export const MORE_SHOWN = 24;
export const VENUES_PER_PAGE = FIRST_SHOWN + MORE_SHOWN;

const postcodePattern = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

export type SearchTerm =
  { kind: 'none' } | { kind: 'too_short' } | { kind: 'postcode'; postcode: string } | { kind: 'text'; text: string };

/** Classifies the search text: empty, too short, a full postcode (5 to 7 characters), or words. */
export const searchTerm = (typed: string): SearchTerm => {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'none' };
  const compact = text.replaceAll(' ', '').toUpperCase();
  if (postcodePattern.test(compact))
    return { kind: 'postcode', postcode: `${compact.slice(0, -3)} ${compact.slice(-3)}` };
  return text.length < MIN_TERM_LENGTH ? { kind: 'too_short' } : { kind: 'text', text };
};

/** The radius in the URL, 0 to 30 miles; 5 when it is missing or invalid. */
export const readRadius = (input: string | null): number => {
  const miles = input === null || input.trim() === '' ? Number.NaN : Number(input);
  return miles >= 0 && miles <= MAX_RADIUS_MILES ? miles : DEFAULT_RADIUS_MILES;
};

/** The next larger radius to offer; null for the largest. */
export const widerRadius = (miles: number): number | null => (miles < MAX_RADIUS_MILES ? MAX_RADIUS_MILES : null);
