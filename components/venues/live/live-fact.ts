import { daysBetween } from '#contract/rules/days-between.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

interface LiveContext {
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

/** What a venue's line says: what is on next, with its places, and from what price. */
export interface VenueText {
  /** 'Next: Lane swim 12:00, 34 places', '14 courts free today'. */
  what: string;
  /** 'from £3.40'; empty where it is not known, or nothing. */
  price: string;
  /** The session that costs it, whose price for a person can be asked for. */
  priceSession: LiveTimes['priceFromSession'];
}

/** The line of a venue, whose price stands after it: 'Next: Lane swim 12:00, 34 places' and 'from £3.40'. */
export function venueText(fact: LiveFact, times: LiveTimes, words: LiveContext): VenueText {
  const { t } = words;
  const { next, priceFrom, priceFromSession: priceSession } = times;
  if (fact.kind === 'none') return { what: t('venues.live.none'), price: '', priceSession: null };
  const price = priceFrom !== null && priceFrom.value > 0 ? t('venues.live.from', { price: priceFrom.formatted }) : '';
  if (fact.kind === 'courts') return { what: t('venues.live.courts', { count: fact.count }), price, priceSession };
  const when = fact.kind === 'later' ? laterLabel(fact, words) : fact.time;
  const what = t('venues.live.nextOf', { name: next?.templateName ?? '', when });
  const places = fact.kind === 'next' ? [fewPlaces(fact, t)] : [];
  return { what: [what, ...places].join(', '), price, priceSession };
}

/** So few places are said in red. */
const few = 3;

/**
 * What a card says of an activity now. `free` and `few` are of today; `later` is the next start on another day; `none`
 * means that a fortnight has nothing.
 */
export type LiveFact =
  | { kind: 'courts'; tone: 'free' | 'few'; count: number }
  | { kind: 'next'; tone: 'free' | 'few'; time: string; places: number; sessions: number }
  | { kind: 'later'; tone: 'later'; date: string; time: string }
  | { kind: 'none'; tone: 'later' };

/** When it is at the venue: the instant, and its date, YYYY-MM-DD. */
export interface LiveMoment {
  now: Date;
  date: string;
}

/** What can be booked of an activity; null when the next start has passed since it was asked for. */
export function liveFact({ v2Type, freeToday, next }: LiveTimes, { now, date }: LiveMoment): LiveFact | null {
  if (next === null) return { kind: 'none', tone: 'later' };
  if (Date.parse(next.startsAt.utc) <= now.getTime()) return null;
  const time = getClock(next.startsAt.local);
  const startDate = getDate(next.startsAt.local);
  if (startDate !== date) return { kind: 'later', tone: 'later', date: startDate, time };
  if (v2Type === 'resources') return { kind: 'courts', tone: freeToday > few ? 'free' : 'few', count: freeToday };
  return {
    kind: 'next',
    tone: next.available > few ? 'free' : 'few',
    time,
    places: next.available,
    sessions: freeToday,
  };
}

/** The activity that speaks for a venue: the operator's first with something left today, else the one that is on next. */
export function liveActivity(activities: readonly LiveTimes[]): LiveTimes | undefined {
  const today = activities.find(({ freeToday }) => freeToday > 0);
  const starting = activities.filter(({ next }) => next !== null);
  const [first] = starting.toSorted((one, other) =>
    (one.next?.startsAt.utc ?? '').localeCompare(other.next?.startsAt.utc ?? ''),
  );
  return today ?? first ?? activities[0];
}
