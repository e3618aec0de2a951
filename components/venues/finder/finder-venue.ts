import type { Point } from '#components/booking/model/point.ts';
import type { VenueLine } from '#components/venues/live/venue-line.ts';
import type { OpeningLabel } from '#components/venues/page/opening-label.ts';

export const METRES_PER_MILE = 1609.344;
const EARTH_RADIUS_METRES = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points along the earth's surface. */
export const distanceMiles = (a: Point, b: Point): number => {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return (2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))) / METRES_PER_MILE;
};

/** The number of a venue in a list beside the map; a ring where nothing is free. */
export interface Mark {
  number: number;
  isFree: boolean;
}

/** A venue as the finder shows it: where it is, when it is open today, and what is free. */
export interface FinderVenue {
  slug: string;
  name: string;
  town: string;
  timezone: string;
  coordinates: Point | null;
  /** Today's opening times, where they are known. */
  opening?: OpeningLabel;
  /** What is free there now, as far as that is known. */
  live?: VenueLine;
  /** From the searched place. */
  distanceMiles?: number;
  mark?: Mark;
}

/** A part of a list of venues, in the order of the list. */
export interface VenuePage {
  venues: FinderVenue[];
  /** The number of venues in the whole list. */
  total: number;
}
