import type { FinderVenue } from '#lib/rules/finder-venue.ts';
import { minutesToOpeningChange } from '#lib/rules/opening-end.ts';
import { venueClock } from '#lib/rules/venue-clock.ts';
import type { Wakes } from './wakes.ts';

const MINUTE = 60_000;

/** What wakes the picture of the finder: a venue that closes, or a new day. */
export function finderWakes(venues: readonly FinderVenue[], drawnAt: number): Wakes {
  const now = new Date(drawnAt);
  const changes = venues.map(({ days, timezone }) => minutesToOpeningChange(days, venueClock(now, timezone)));
  const fullMinute = Math.floor(drawnAt / MINUTE) * MINUTE;
  return { until: changes.length > 0 ? fullMinute + Math.min(...changes) * MINUTE : null, grounds: [] };
}
