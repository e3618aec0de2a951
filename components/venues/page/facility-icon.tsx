import type { FinderFacility } from '#components/venues/finder/finder-facilities.ts';
import type { FacilityCode } from '#contract/venues.ts';

/** The icon of something that a venue has. They lie in one file, because a list of venues repeats them on every line. */
export const FacilityIcon = ({ facility }: { facility: FacilityCode | FinderFacility }) => (
  <svg className="icon icon--s" aria-hidden="true" focusable="false">
    <use href={`/facilities.svg#${facility}`} />
  </svg>
);
