import { getPoint } from '#components/booking/model/point.ts';
import type { LineContext } from '#components/venues/live/venue-line.ts';
import { openingLabel } from '#components/venues/page/opening-label.ts';
import type { VenueSummary } from '#contract/venues/venues.ts';
import type { Reply } from '#lib/api/call.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { FinderVenue, VenuePage } from './finder-venue.ts';

const finderVenue = (venue: VenueSummary, { now, ...words }: LineContext): FinderVenue => {
  const { slug, name, town, timezone, openingDays, distanceMiles } = venue;
  const opening = openingLabel(openingDays, venueClock(now, timezone), words);
  return {
    ...{ slug, name, town, timezone },
    coordinates: getPoint(venue),
    ...(opening && { opening }),
    ...(distanceMiles !== null && { distanceMiles }),
  };
};

/** A page of venues as the finder shows it; without pagination it is the whole list. */
export const toVenuePage = ({ data, pagination }: Reply<'listVenues'>, words: LineContext): VenuePage => ({
  venues: data.map((venue) => finderVenue(venue, words)),
  total: pagination?.totalRecords ?? data.length,
});
