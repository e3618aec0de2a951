import { getPoint } from '#components/booking/model/point.ts';
import { openingDays } from '#contract/rules/opening-days.ts';
import type { Venue } from '#contract/venues.ts';
import { everyVenue } from '#lib/api/every-venue.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { finderFacilities } from './finder-facilities.ts';
import type { FinderVenue } from './finder-venue.ts';

/** The number of days of opening times in a cached page: enough for the page's maximum age. */
const DAYS_AHEAD = 14;

/** A venue's opening times from today on, as they are sent with a page. */
export const upcomingOpening = (venue: Venue, now: Date) =>
  openingDays(venue, venueClock(now, venue.timezone).date, DAYS_AHEAD);

async function finderVenue(venue: Venue, now: Date): Promise<FinderVenue> {
  const { slug, name, town, area, timezone } = venue;
  const activities = await publicApi('listVenueActivities', { params: { venue: slug } }).catch(() => ({ data: [] }));
  return {
    ...{ slug, name, town, area, timezone },
    coordinates: getPoint(venue),
    days: upcomingOpening(venue, now),
    facilities: finderFacilities(activities.data, venue),
  };
}

/**
 * Every venue, sorted by name, with the finder's data. If a venue's activities cannot be read, it is listed without
 * them.
 */
export async function loadFinderVenues(now: Date): Promise<FinderVenue[]> {
  const all = await everyVenue(publicApi);
  const venues = await Promise.all(all.map((venue) => finderVenue(venue, now)));
  return venues.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
