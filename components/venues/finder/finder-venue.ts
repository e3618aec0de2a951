import type { Point } from '#components/booking/model/point.ts';
import type { OpeningDay } from '#components/venues/page/opening-today.ts';
import type { FinderFacility } from './finder-facilities.ts';

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
