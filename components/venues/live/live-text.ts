import { daysBetween } from '#contract/rules/days-between.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { LiveFact } from './live-fact.ts';

export interface LiveContext {
  t: Translate;
  language: Language;
  /** The venue's date, YYYY-MM-DD. */
  today: string;
}

const fewPlaces = ({ tone, places }: Extract<LiveFact, { kind: 'next' }>, t: Translate): string =>
  t(tone === 'few' ? 'venues.live.left' : 'venues.live.places', { count: places });

/** 'tomorrow 07:00', 'Thu 16:30', and further away than six days 'Thu, 3 Dec 16:30'. */
function laterLabel({ date, time }: { date: string; time: string }, { t, language, today }: LiveContext): string {
  const days = daysBetween(today, date);
  if (days === 1) return t('venues.live.tomorrow', { time });
  return `${days < 7 ? dateLabels(date, language).weekday : formatDay(date, language)} ${time}`;
}

/** The line of an activity's card, which has its name and price beside it: 'Next 12:00, 7 sessions today'. */
export function activityText(fact: LiveFact, words: LiveContext): string {
  const { t } = words;
  if (fact.kind === 'none') return t('venues.live.none');
  if (fact.kind === 'courts') return t('venues.live.courts', { count: fact.count });
  if (fact.kind === 'later') return t('venues.live.next', { when: laterLabel(fact, words) });
  const next = t('venues.live.next', { when: fact.time });
  const more = fact.tone === 'few' ? fewPlaces(fact, t) : t('venues.live.sessions', { count: fact.sessions });
  return `${next}, ${more}`;
}

/** What a venue's line says: what is on next, and then its places and price: '34 places, from £3.40'. */
export interface VenueText {
  what: string;
  facts: string;
}

/** The line of a venue: 'Next: Lane swim 12:00, 34 places, from £3.40', '14 courts free today, from £8.00'. */
export function venueText(fact: LiveFact, { next, priceFrom }: LiveTimes, words: LiveContext): VenueText {
  const { t } = words;
  if (fact.kind === 'none') return { what: t('venues.live.none'), facts: '' };
  const price = priceFrom !== null && priceFrom.value > 0 && t('venues.live.from', { price: priceFrom.formatted });
  if (fact.kind === 'courts') return { what: t('venues.live.courts', { count: fact.count }), facts: price || '' };
  const when = fact.kind === 'later' ? laterLabel(fact, words) : fact.time;
  const places = fact.kind === 'next' && fewPlaces(fact, t);
  return {
    what: t('venues.live.nextOf', { name: next?.templateName ?? '', when }),
    facts: [places, price].filter(Boolean).join(', '),
  };
}
