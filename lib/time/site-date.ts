import { siteZone } from '#contract/rules/site-zone.ts';
import { venueClock } from './venue-clock.ts';

/** The date of an instant in Britain, YYYY-MM-DD, for what does not belong to a single venue. */
export const siteDate = (instant: Date): string => venueClock(instant, siteZone).date;
