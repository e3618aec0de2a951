import { getFacilities, type Facility } from '#components/booking/model/illustration-for.ts';
import type { FacilityCode, VenueSummary } from '#contract/venues.ts';

const telling = ['pool', 'cafe', 'parking'] as const satisfies readonly FacilityCode[];
export type FinderFacility = Facility | (typeof telling)[number];

/** The number that fits on one line of a phone. */
const MOST = 4;

/** The facilities that distinguish a venue in a list: those of its activities first, then those of its building. */
export const finderFacilities = (
  activities: Parameters<typeof getFacilities>[0],
  { facilities }: Pick<VenueSummary, 'facilities'>,
): FinderFacility[] => {
  const own = telling.filter((wanted) => facilities?.some(({ code }) => code === wanted));
  return [...new Set<FinderFacility>([...getFacilities(activities), ...own])].slice(0, MOST);
};
