import type { Point } from '#components/booking/model/point.ts';
import type { VenueLine } from '#components/venues/live/venue-line.ts';
import type { OpeningDay } from '#components/venues/page/opening-today.ts';

/** A venue as the finder needs it: where it is, and when it is open in the coming days. */
export interface FinderVenue {
  slug: string;
  name: string;
  town: string;
  timezone: string;
  coordinates: Point | null;
  days: OpeningDay[];
  /** What is free there now, as far as that is known. */
  live?: VenueLine;
  /** From the searched place. */
  distanceMiles?: number;
}

/** A part of a list of venues, in the order of the list. */
export interface VenuePage {
  venues: FinderVenue[];
  /** The number of venues in the whole list. */
  total: number;
}
