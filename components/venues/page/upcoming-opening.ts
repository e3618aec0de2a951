import { openingDays } from '#contract/rules/opening-days.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

/** The number of days of opening times in a cached page: enough for the page's maximum age. */
const DAYS_AHEAD = 14;

/** A venue's opening times from today on, as they are sent with a page. */
export const upcomingOpening = (venue: Venue, now: Date) =>
  openingDays(venue, venueClock(now, venue.timezone).date, DAYS_AHEAD);
