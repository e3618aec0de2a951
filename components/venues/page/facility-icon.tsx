import type { FacilityCode } from '#contract/venues/venues.ts';

/** The icon of a facility. All icons are in one SVG sprite, because a list of venues repeats them in every row. */
export const FacilityIcon = ({ facility }: { facility: FacilityCode }) => (
  <svg className="icon-s text-ink-3" aria-hidden="true" focusable="false">
    <use href={`/facilities.svg#${facility}`} />
  </svg>
);
