import { getFacilities, type Facility } from '#components/booking/model/illustration-for.ts';
import type { Activity } from '#contract/activities.ts';
import type { FacilityCode, Venue } from '#contract/venues.ts';

const telling = ['pool', 'cafe', 'parking'] as const satisfies readonly FacilityCode[];
export type FinderFacility = Facility | (typeof telling)[number];

/** As many as one line of a phone has room for. */
const MOST = 4;

/** What tells a venue from the others of a list: what can be done there, then what its building has for everybody. */
export const finderFacilities = (
  activities: readonly Activity[],
  { facilities }: Pick<Venue, 'facilities'>,
): FinderFacility[] => {
  const own = telling.filter((wanted) => facilities?.some(({ code }) => code === wanted));
  return [...new Set<FinderFacility>([...getFacilities(activities), ...own])].slice(0, MOST);
};
