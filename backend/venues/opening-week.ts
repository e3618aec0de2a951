import { boundedCache } from '#backend/cache/bounded-cache.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { getNation, openingDays } from '#contract/rules/opening-days.ts';
import type { OpeningDay, Venue } from '#contract/venues/venues.ts';

const daysShown = 7;
/** About a kilobyte each: far more than one day's different opening times. */
const weeks = boundedCache<OpeningDay[]>(8 * 1024 * 1024, (week) => JSON.stringify(week).length * 2);

/** What the weeks that are kept take. */
export const openingWeeksSize = weeks.size;

/**
 * The opening times of seven days from the venue's today on. They are kept, because evaluating them takes milliseconds
 * and few venues have times that no other has.
 */
export function openingWeek(
  { openingTimes, postcode, timezone }: Pick<Venue, 'openingTimes' | 'postcode' | 'timezone'>,
  now: Date,
): OpeningDay[] {
  if (openingTimes === null) return [];
  const today = localDate(now, timezone);
  const key = [today, getNation(postcode), openingTimes].join('\n');
  return weeks.get(key, () => openingDays({ openingTimes, postcode }, today, daysShown));
}
