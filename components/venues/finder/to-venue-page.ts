import { getPoint } from '#components/booking/model/point.ts';
import type { VenueSummary } from '#contract/venues.ts';
import type { Reply } from '#lib/api/call.ts';
import type { FinderVenue, VenuePage } from './finder-venue.ts';

const finderVenue = (venue: VenueSummary): FinderVenue => {
  const { slug, name, town, timezone, openingDays, distanceMiles } = venue;
  return {
    ...{ slug, name, town, timezone },
    coordinates: getPoint(venue),
    days: openingDays,
    ...(distanceMiles !== null && { distanceMiles }),
  };
};

/** A page of venues as the finder shows it; without pagination it is the whole list. */
export const toVenuePage = ({ data, pagination }: Reply<'listVenues'>): VenuePage => ({
  venues: data.map(finderVenue),
  total: pagination?.totalRecords ?? data.length,
});
