import { localDate } from '#backend/serialize/venue-time.ts';
import { getNation, openingDays } from '#contract/rules/opening-days.ts';
import type { OpeningDay, Venue } from '#contract/venues.ts';

const daysShown = 7;
/** Far more than one day's different opening times. */
const maxWeeks = 10_000;
const weeks = new Map<string, OpeningDay[]>();

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
  const known = weeks.get(key);
  if (known !== undefined) return known;
  if (weeks.size === maxWeeks) weeks.clear();
  const week = openingDays({ openingTimes, postcode }, today, daysShown);
  weeks.set(key, week);
  return week;
}
