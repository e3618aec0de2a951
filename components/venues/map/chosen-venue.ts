import type { Point } from '#components/booking/model/point.ts';

/** The venue whose card is on the map, as far as it is known: one of the list, of the map, or the one chosen last. */
export interface ChosenVenue {
  slug: string;
  name?: string;
  town?: string;
  coordinates?: Point | null;
  /** From the searched place. */
  distanceMiles?: number;
}
