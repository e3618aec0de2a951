import type { Point } from '#components/booking/model/point.ts';
import type { OpeningDay } from '#components/venues/page/opening-today.ts';
import type { FinderFacility } from './finder-facilities.ts';

/** A venue as the finder needs it: where it is, when it is open in the coming days, what it has. */
export interface FinderVenue {
  slug: string;
  name: string;
  town: string;
  timezone: string;
  coordinates: Point | null;
  days: OpeningDay[];
  facilities: FinderFacility[];
  /** From the searched place. */
  distanceMiles?: number;
}

/** A part of a list of venues, in the order of the list. */
export interface VenuePage {
  venues: FinderVenue[];
  /** The number of venues in the whole list. */
  total: number;
}
