import { moment } from '#backend/serialize/instant.ts';
import { instantOfLocal } from '#backend/serialize/venue-time.ts';
import type { Moment } from '#contract/primitives.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** The moment at which the clock of a venue in the site's zone shows a wall time, YYYY-MM-DD HH:MM:SS. */
export const venueMoment = (wallTime: string): Moment => moment(instantOfLocal(wallTime, siteZone), siteZone);
