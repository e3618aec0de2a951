import type { Venue } from '#contract/venues/venues.ts';
import { getPoint } from './point.ts';

const getAddress = ({
  address1,
  address2,
  town,
  postcode,
}: Pick<Venue, 'address1' | 'address2' | 'town' | 'postcode'>): string =>
  [address1, address2, town, postcode].filter(Boolean).join(', ');

/** The address in one line; a non-breaking space keeps the postcode together. */
export const venueAddress = (venue: Venue): string =>
  getAddress({ ...venue, postcode: venue.postcode.replace(' ', '\u00a0') });

/** Directions to a venue, in whatever map the visitor's device opens such links with. */
export const directionsHref = (venue: Venue): string => {
  const point = getPoint(venue);
  const destination = point ? `${point.latitude},${point.longitude}` : `${venue.name}, ${getAddress(venue)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};
