import { minutesToOpeningChange } from '#components/venues/page/opening-end.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { FinderVenue } from './finder-venue.ts';

const MINUTE = 60_000;

/** What wakes the picture of the finder: a venue that closes, or a new day. */
export function finderWakes(venues: readonly FinderVenue[], drawnAt: number): Wakes {
  const now = new Date(drawnAt);
  const changes = venues.map(({ days, timezone }) => minutesToOpeningChange(days, venueClock(now, timezone)));
  const fullMinute = Math.floor(drawnAt / MINUTE) * MINUTE;
  return { until: changes.length > 0 ? fullMinute + Math.min(...changes) * MINUTE : null, grounds: [] };
}
