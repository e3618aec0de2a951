import { daysAfter, isCalendarDate } from '#contract/rules/calendar-date.ts';
import { dayParts, type DayPart } from '#contract/rules/day-parts.ts';
import { plainText } from '#contract/rules/search-text.ts';

/** The question of a page of free times: what, when and where. */
export interface TimesQuestion {
  /** An activity's slug, or words of its name joined by hyphens; null for every activity. */
  what: string | null;
  /** YYYY-MM-DD; of a weekend its Saturday. */
  date: string;
  /** Saturday and Sunday together. */
  isWeekend: boolean;
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
/** The radii that can be asked for, in miles: each is an address of its own. */
export const radii: readonly number[] = [2, 5, 10, 20, 30];
const defaultMiles = 10;
const mostPlaces = 9;
const word = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const forSeveral = /^for-([2-9])$/;
const ofWeekend = /^(.+)-weekend$/;
const [sunday, saturday] = [0, 6];

const isPart = (text: string): text is DayPart => Object.hasOwn(dayParts, text);

const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The last date of a question; YYYY-MM-DD. */
export const lastDate = ({ date, isWeekend }: Pick<TimesQuestion, 'date' | 'isWeekend'>): string =>
  isWeekend ? daysAfter(date, 1) : date;

/** A typed text as a segment of a path: lower case, without accents, its words joined by hyphens. */
export const toSegment = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);

/** The path of the page that answers a question. */
export function timesPath({ what, date, isWeekend, part, near, order, places }: TimesQuestion): string {
  const day = isWeekend ? `${date}-weekend` : date;
  const place = near === null ? [] : [near.place, String(near.miles), ...(order === earliest ? [earliest] : [])];
  const several = places > 1 ? [`for-${places}`] : [];
  return ['/times', what ?? everything, day, part ?? wholeDay, ...place, ...several].join('/');
}

/** The question of a page by the segments after `/times`; null for those of no page. */
export function parseTimesPath(segments: readonly string[]): TimesQuestion | null {
  const last = forSeveral.exec(segments.slice(3).at(-1) ?? '');
  const places = last === null ? 1 : Number(last[1]);
  const rest = last === null ? segments : segments.slice(0, -1);
  const [what = '', day = '', part = '', place, miles, order, ...more] = rest;
  const isWhole = part === wholeDay;
  const [, first] = ofWeekend.exec(day) ?? [];
  const isWeekend = first !== undefined;
  const date = first ?? day;
  if (!word.test(what) || !isCalendarDate(date) || !(isWhole || isPart(part)) || more.length > 0) return null;
  if (order !== undefined && order !== earliest) return null;
  if (isWeekend && getWeekday(date) !== saturday) return null;
  const question = { what: what === everything ? null : what, date, isWeekend, part: isWhole ? null : part, places };
  if (place === undefined) return { ...question, near: null, order: earliest };
  const radius = radii.find((one) => String(one) === miles);
  if (!word.test(place) || radius === undefined) return null;
  return { ...question, near: { place, miles: radius }, order: order ?? 'nearest' };
}

/** The weekend from a date on; on a Sunday only that day is left of it. */
function weekend(today: string): Pick<TimesQuestion, 'date' | 'isWeekend'> {
  const weekday = getWeekday(today);
  const isOver = weekday === sunday;
  return { date: isOver ? today : daysAfter(today, saturday - weekday), isWeekend: !isOver };
}

const isFromToday = (text: string, today: string): boolean => isCalendarDate(text) && text >= today;

/** The date that the form sends in place of the name of a day, as it was typed; null for a day by its name. */
function typedDate(query: URLSearchParams): string | null {
  const when = query.get('when') ?? '';
  if (['', 'today', 'tomorrow', 'weekend'].includes(when)) return null;
  return when === 'date' ? (query.get('date') ?? '') : when;
}

function chosenDay(query: URLSearchParams, today: string): Pick<TimesQuestion, 'date' | 'isWeekend'> {
  const when = query.get('when');
  if (when === 'weekend') return weekend(today);
  if (when === 'tomorrow') return { date: daysAfter(today, 1), isWeekend: false };
  const date = typedDate(query) ?? today;
  return { date: isFromToday(date, today) ? date : today, isWeekend: false };
}

/** Whether the form sends a date that is missing, no date or over. `today` is YYYY-MM-DD. */
export function needsDate(query: URLSearchParams, today: string): boolean {
  const date = typedDate(query);
  return date !== null && !isFromToday(date, today);
}

function chosenActivity(query: URLSearchParams): string | null {
  const what = query.get('what') ?? '';
  const segment = toSegment(what === another ? (query.get('activity') ?? '') : what);
  return segment === '' || segment === everything ? null : segment;
}

/** The whole number of a field from the first to the last allowed; else what counts as not chosen. */
function chosenNumber(text: string | null, [first, last]: [number, number], otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= first && number <= last ? number : otherwise;
}

function chosenRadius(text: string | null): number {
  return radii.find((one) => String(one) === text) ?? defaultMiles;
}

/** The value of `what` that asks for the words in the field `activity`. */
export const another = 'another';

/** The fields of the form that asks for times. */
export const timesFields = ['what', 'activity', 'when', 'date', 'part', 'where', 'within', 'order', 'places'] as const;

/**
 * The path for what the form sends: `what` (or `activity`), `when` (today, tomorrow, weekend, a date, or `date` with a
 * date in that field), `part`, `where` and `within` (miles), `order` and `places`. What cannot be read counts as not
 * chosen (docs/product.md#search). `today` is YYYY-MM-DD.
 */
export function askedTimesPath(query: URLSearchParams, today: string): string {
  const part = query.get('part') ?? '';
  const place = toSegment(query.get('where') ?? '');
  return timesPath({
    what: chosenActivity(query),
    ...chosenDay(query, today),
    part: isPart(part) ? part : null,
    near: place === '' ? null : { place, miles: chosenRadius(query.get('within')) },
    order: query.get('order') === earliest ? earliest : 'nearest',
    places: chosenNumber(query.get('places'), [1, mostPlaces], 1),
  });
}
