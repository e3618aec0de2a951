import type { Point } from '#components/booking/model/point.ts';
import type { VenueLine } from '#components/venues/live/venue-line.ts';
import type { OpeningLabel } from '#components/venues/page/opening-label.ts';

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
