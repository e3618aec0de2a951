import type { Venue } from '../../contract/venues.ts';
import { pointOf } from './venue-search.ts';

/** The address in one line. */
export const venueAddress = ({ address1, address2, town, postcode }: Venue): string =>
  [address1, address2, town, postcode].filter(Boolean).join(', ');

/** Directions to a venue, in whatever map the visitor's device opens such links with. */
export const directionsHref = (venue: Venue): string => {
  const point = pointOf(venue);
  const destination = point ? `${point.latitude},${point.longitude}` : `${venue.name}, ${venueAddress(venue)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};
