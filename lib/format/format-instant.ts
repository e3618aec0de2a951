import { siteZone } from '#contract/rules/site-zone.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';
import { dateLabels } from './date-labels.ts';

/** A UTC instant as day and time in Britain: `24 Nov 2026, 18:05`. */
export const formatInstant = (instant: string, language: Language): string => {
  const { date, time } = venueClock(new Date(instant), siteZone);
  const { day, month, year } = dateLabels(date, language);
  return `${day} ${month} ${year}, ${time}`;
};
