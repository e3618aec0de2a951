import type { LiveTimes } from '#contract/timetable/search.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';
import { venueText, type VenueText, liveActivity, liveFact, type LiveFact } from './live-fact.ts';

/** What the row of a venue says of it, in words. */
export interface VenueLine extends VenueText {
  tone: LiveFact['tone'];
}

export interface LineContext {
  t: Translate;
  language: Language;
  now: Date;
}

/** The line of a venue with these activities (docs/product.md#live-times); undefined where there is nothing to say. */
export function venueLine(
  activities: readonly LiveTimes[],
  timezone: string,
  { t, language, now }: LineContext,
): VenueLine | undefined {
  const live = liveActivity(activities);
  const { date } = venueClock(now, timezone);
  const fact = live && liveFact(live, { now, date });
  return live && fact ? { tone: fact.tone, ...venueText(fact, live, { t, language, today: date }) } : undefined;
}
