import { siteZone } from '#contract/rules/site-zone.ts';
import { venueClock } from './venue-clock.ts';

/** The date of an instant where the operator is, YYYY-MM-DD: in London, for what is not of one venue. */
export const siteDate = (instant: Date): string => venueClock(instant, siteZone).date;
