import type { Point } from './distance.ts';
import type { FinderFacility } from './finder-facilities.ts';
import type { OpeningDay } from './opening-today.ts';

/** A venue as the finder needs it: where it is, when it is open in the coming days, what it has. */
export interface FinderVenue {
  slug: string;
  name: string;
  town: string;
  area: string | null;
  timezone: string;
  coordinates: Point | null;
  days: OpeningDay[];
  facilities: FinderFacility[];
}
