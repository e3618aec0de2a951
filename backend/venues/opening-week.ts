import { localDate } from '#backend/serialize/venue-time.ts';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import { getNation, openingDays } from '#contract/venues/rules/opening-days.ts';
import type { OpeningDay, Venue } from '#contract/venues/venues.ts';

const daysShown = 7;
/** About a kilobyte each: far more than one day's different opening times. */
const weeks = boundedMap<OpeningDay[]>({
  limitBytes: 8 * 1024 * 1024,
  weigh: (week) => JSON.stringify(week).length * 2,
});

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
  return weeks.getOrMake(key, () => openingDays({ openingTimes, postcode }, today, daysShown));
}
