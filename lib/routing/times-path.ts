import { daysAfter, isCalendarDate } from '#contract/rules/calendar-date.ts';
import { dayParts, type DayPart } from '#contract/rules/day-parts.ts';
import { plainText } from '#contract/rules/search-text.ts';

/** The question of a page of free times: what, when and where. */
export interface TimesQuestion {
  /** An activity's slug, or words of its name joined by hyphens; null for every activity. */
  what: string | null;
  /** YYYY-MM-DD. */
  date: string;
  /** Null for the whole day. */
  part: DayPart | null;
  /** A town or postcode, as words joined by hyphens, and miles around it; null for all venues. */
  near: { place: string; miles: number } | null;
  order: 'nearest' | 'earliest';
  /** How many places have to be left, 1 to 9. */
  places: number;
}

const everything = 'all';
const wholeDay = 'any-time';
const earliest = 'earliest';
const defaultMiles = 10;
const mostMiles = 30;
const word = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const forSeveral = /^for-([2-9])$/;

const isPart = (text: string): text is DayPart => Object.hasOwn(dayParts, text);

/** A typed text as a segment of a path: lower case, without accents, its words joined by hyphens. */
export const toSegment = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);

/** The path of the page that answers a question. */
export function timesPath({ what, date, part, near, order, places }: TimesQuestion): string {
  const place = near === null ? [] : [near.place, String(near.miles), ...(order === earliest ? [earliest] : [])];
  const several = places > 1 ? [`for-${places}`] : [];
  return ['/times', what ?? everything, date, part ?? wholeDay, ...place, ...several].join('/');
}

/** The question of a page by the segments after `/times`; null for those of no page. */
export function parseTimesPath(segments: readonly string[]): TimesQuestion | null {
  const last = forSeveral.exec(segments.slice(3).at(-1) ?? '');
  const places = last === null ? 1 : Number(last[1]);
  const rest = last === null ? segments : segments.slice(0, -1);
  const [what = '', date = '', part = '', place, miles, order, ...more] = rest;
  const isWhole = part === wholeDay;
  if (!word.test(what) || !isCalendarDate(date) || !(isWhole || isPart(part)) || more.length > 0) return null;
  if (order !== undefined && order !== earliest) return null;
  const asked = { what: what === everything ? null : what, date, part: isWhole ? null : part, places };
  if (place === undefined) return { ...asked, near: null, order: earliest };
  if (!word.test(place) || !/^[1-9]\d?$/.test(miles ?? '') || Number(miles) > mostMiles) return null;
  return { ...asked, near: { place, miles: Number(miles) }, order: order ?? 'nearest' };
}

/** The first Saturday from a date on; a Sunday is its own weekend. */
function weekend(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? today : daysAfter(today, 6 - weekday);
}

function chosenDate(query: URLSearchParams, today: string): string {
  const when = query.get('when');
  const date = query.get('date') ?? '';
  if (when === 'date' && isCalendarDate(date) && date >= today) return date;
  if (when === 'tomorrow') return daysAfter(today, 1);
  return when === 'weekend' ? weekend(today) : today;
}

/** The fields of the form on the home page. */
export const timesFields = ['what', 'when', 'date', 'part', 'where', 'within'] as const;

/**
 * The path for what the form of the home page sends: `what`, `when` (today, tomorrow, weekend, or date with `date`),
 * `part`, `where` and `within` (miles). What cannot be read counts as not chosen. `today` is YYYY-MM-DD.
 */
export function askedTimesPath(query: URLSearchParams, today: string): string {
  const what = toSegment(query.get('what') ?? '');
  const part = query.get('part') ?? '';
  const place = toSegment(query.get('where') ?? '');
  const within = Number(query.get('within'));
  const miles = Number.isInteger(within) && within >= 1 && within <= mostMiles ? within : defaultMiles;
  return timesPath({
    what: what === '' || what === everything ? null : what,
    date: chosenDate(query, today),
    part: isPart(part) ? part : null,
    near: place === '' ? null : { place, miles },
    order: 'nearest',
    places: 1,
  });
}
