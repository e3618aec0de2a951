import { daysAfter } from '#contract/rules/calendar-date.ts';
import { dayParts } from '#contract/rules/day-parts.ts';
import type { SearchDay, SearchHit } from '#contract/timetable/search.ts';
import type { Place } from '#contract/venues/venues.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { lastDate, type TimesQuestion } from '#lib/routing/times-path.ts';
import { listActivityChoices, type ActivityChoice } from './ask/list-activity-choices.ts';
import type { VenueTimes } from './group-by-venue.ts';
import { countOn } from './near-answers.ts';

/** How many are named: more of them say nothing. */
const mostNamed = 5;
const searchedDays = 14;

interface FullVenuesQuestion {
  /** YYYY-MM-DD. */
  date: string;
  /** Miles are within `radius`. */
  where: { latitude: number; longitude: number; radius: number };
  /** The slug of the activity; undefined for every activity. */
  category?: string | undefined;
  places: number;
}

/**
 * The nearest venues that offer an activity and have none of these free times, each with its next one from the day after
 * on. None of them where that cannot be read: the page has its answer without them.
 */
async function loadFullVenues(
  { date, where, category, places }: FullVenuesQuestion,
  hits: readonly SearchHit[],
): Promise<VenueTimes[]> {
  const what = category !== undefined && { category };
  const free = new Set(hits.map(({ venue }) => venue.slug));
  try {
    const { data: around } = await publicApi('listVenues', { query: { ...where, ...what, perPage: 30 } });
    const full = around.filter(({ slug }) => !free.has(slug)).slice(0, mostNamed);
    if (full.length === 0) return [];
    const { data: next } = await publicApi('searchSessions', {
      query: {
        ...(category !== undefined && { category: [category] }),
        venue: full.map(({ slug }) => slug),
        date: daysAfter(date, 1),
        until: daysAfter(date, searchedDays),
        places,
        perPage: 100,
      },
    });
    return full.map((venue) => ({
      venue,
      hits: [],
      next: next.find((hit) => hit.venue.slug === venue.slug) ?? null,
    }));
  } catch {
    return [];
  }
}

/** The place of a question: a point, all venues, or a text that no gazetteer knows. */
export type TimesPlace = { kind: 'everywhere' } | { kind: 'unknown'; text: string } | { kind: 'point'; place: Place };

export interface Times {
  place: TimesPlace;
  /** The activity that is asked for by name; null for every activity. */
  activity: string | null;
  choices: readonly ActivityChoice[];
  hits: readonly SearchHit[];
  /** How many there are, also those that the page does not show. */
  total: number;
  /** Whether some of them are neither shown nor behind the link of a venue. */
  isCut: boolean;
  days: readonly SearchDay[];
  /** The next free times where none of the days has any. */
  next: readonly SearchHit[];
  /** Venues near the place that offer it and have none free; none in a list by time. */
  full: readonly VenueTimes[];
  /**
   * Whether the question names a place that no gazetteer knows, words of no activity, or a day far away, and nothing is
   * found: such an answer is never kept, because anybody can make up any number of them.
   */
  isMadeUp: boolean;
}

/** How many free times a page shows at most, and how many of one venue and day where the nearest come first. */
const mostHits = 100;
const mostOfVenue = 8;
/** The days of the bar, the chosen one among them. */
const shownDays = 7;
/** For so many days ahead an answer without times is kept. */
const keptDays = 93;

const toWords = (segment: string): string => segment.replaceAll('-', ' ');

async function findPlace({ near }: TimesQuestion): Promise<TimesPlace> {
  if (near === null) return { kind: 'everywhere' };
  const text = toWords(near.place);
  const { data: places } = await publicApi('geocode', { query: { query: text } });
  const place = places.find(({ type }) => type !== 'venue') ?? places[0];
  return place === undefined ? { kind: 'unknown', text } : { kind: 'point', place };
}

/** The first day of the bar: today, or the chosen day where it is not among the next seven. YYYY-MM-DD. */
const firstShownDay = (date: string, today: string): string => (date > daysAfter(today, shownDays - 1) ? date : today);

/** The free times that answer a question. `today` is YYYY-MM-DD. Throws an `ApiError`. */
export async function loadTimes(question: TimesQuestion, today: string): Promise<Times> {
  const [place, choices] = await Promise.all([findPlace(question), listActivityChoices()]);
  const known = choices.find(({ slug }) => slug === question.what);
  const words = question.what === null ? null : toWords(question.what);
  const activity = known?.name ?? (words === null ? null : capitalised(words));
  const found = { place, activity, choices };
  if (place.kind === 'unknown')
    return { ...found, hits: [], total: 0, isCut: false, days: [], next: [], full: [], isMadeUp: true };
  const where = place.kind === 'point' &&
    question.near !== null && {
      latitude: place.place.latitude,
      longitude: place.place.longitude,
      radius: question.near.miles,
    };
  const what = words !== null && { category: [known?.slug ?? words] };
  const first = firstShownDay(question.date, today);
  const { places } = question;
  const [sessions, days] = await Promise.all([
    publicApi('searchSessions', {
      query: {
        ...what,
        ...where,
        ...(question.part !== null && dayParts[question.part]),
        date: question.date,
        until: lastDate(question),
        places,
        perPage: mostHits,
        ...(question.order === 'nearest'
          ? { sortBy: 'distance' as const, perVenue: mostOfVenue }
          : { sortBy: 'starts_at' as const }),
      },
    }),
    publicApi('searchDays', {
      query: { ...what, ...where, places, date: first, until: daysAfter(first, shownDays - 1) },
    }),
  ]);
  const hits = sessions.data;
  const listed = sessions.pagination?.totalRecords ?? hits.length;
  const total = Math.max(countOn(days.data.days, question) ?? 0, listed);
  // In words that are no activity's nobody can say who offers it; and of a longer list the rest is not known.
  const isKnown = question.what === null || known !== undefined;
  const isCut = hits.length < listed;
  const full =
    where && isKnown && hits.length > 0 && !isCut && question.order === 'nearest' && !question.isWeekend
      ? await loadFullVenues({ date: question.date, where, category: known?.slug, places }, hits)
      : [];
  const isFar = question.date < daysAfter(today, -1) || question.date > daysAfter(today, keptDays);
  const isMadeUp = listed === 0 && (isFar || !isKnown);
  return { ...found, hits, total, isCut, full, isMadeUp, ...days.data };
}
