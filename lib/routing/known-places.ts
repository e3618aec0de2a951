import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import { isInWindow, saleWindow, type SaleWindow } from '#lib/time/sale-window.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { directoryPages } from './directory-pages.ts';
import { reportKnownPlaces } from './known-places-size.ts';
import { createResponseCache } from './response-cache.ts';
import { parseTimesPath } from './times-path.ts';

/**
 * Whether the venue, activity, category and day in the path of a public page exist, as far as can be decided without
 * rendering.
 */
export type IsKnownPlace = (pathname: string) => boolean | Promise<boolean>;

interface Named {
  id: string;
  slug: string;
  children?: readonly Named[];
}

/** Slugs and ids of a list and of all its descendants. */
function namesIn(list: readonly Named[]): ReadonlySet<string> {
  return new Set(list.flatMap(({ id, slug, children = [] }) => [slug, id, ...namesIn(children)]));
}

type Answer = boolean | Promise<boolean>;

/** Evaluates `next` only when `first` is true; stays synchronous where `first` is. */
function andThen(first: Answer, next: () => Answer): Answer {
  if (typeof first === 'boolean') return first && next();
  return first.then((isThere) => isThere && next());
}

const megabyte = 1024 * 1024;
/** Memory for names, known or not, which anybody can make up, and for lists of known venues, in bytes. */
const limitBytes = { names: 4 * megabyte, lists: 4 * megabyte };
/** What slug and id of a list take, in bytes. */
const nameBytes = 150;
/** What a slug or an id can be; every other name is none. */
const plausible = /^[\w-]{1,255}$/;
/** Statuses of the answer to a name that no venue has, or can have. */
const notVenues: readonly number[] = [400, 404, 422];
const pageNumber = /^[1-9]\d{0,5}$/;

/** The form of a package's id. */
const packageId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a venue sells this package online. */
async function isSoldPackage(call: Call, venue: string, id: string): Promise<boolean> {
  try {
    await call('getPackage', { params: { source: 'online', venue, packageId: id } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && notVenues.includes(error.status)) return false;
    throw error;
  }
}

/** Whether a venue has exactly this slug or id; a name in other letters would be another address of the same page. */
async function isNameOfVenue(call: Call, name: string): Promise<boolean> {
  try {
    const { slug, venueId } = (await call('getVenue', { params: { venue: name } })).data;
    return name === slug || name === venueId;
  } catch (error) {
    if (error instanceof ApiError && notVenues.includes(error.status)) return false;
    throw error;
  }
}

/**
 * Decides by venue, activities and categories, by the days on sale and by the number of venues whether a page can
 * exist. Answers are cached: a known name needs no call, and an unknown one at most one call in five seconds.
 */
export function knownPlaces(call: Call, now: () => Date): IsKnownPlace {
  const clock = () => now().getTime();
  const names = { now: clock, limitBytes: limitBytes.names, weigh: () => 0 };
  const lists = {
    now: clock,
    limitBytes: limitBytes.lists,
    weigh: (answer: unknown) => (answer instanceof Set ? answer.size * nameBytes : 0),
  };
  const venues = createResponseCache((venue) => isNameOfVenue(call, venue), names);
  const packages = createResponseCache((key) => {
    const [venue = '', id = ''] = key.split('/');
    return isSoldPackage(call, venue, id);
  }, names);
  const directory = createResponseCache(async () => {
    const { data, pagination } = await call('listVenues', { query: { page: 1, perPage: 1 } });
    return directoryPages(pagination?.totalRecords ?? data.length);
  }, lists);
  // The list has only root activities, so the descendants of each are fetched.
  const activities = createResponseCache(async (venue) => {
    const { data: roots } = await call('listVenueActivities', { params: { venue } });
    const whole = roots.map(
      async ({ slug }) => (await call('getVenueActivity', { params: { venue, activitySlug: slug } })).data,
    );
    return namesIn(await Promise.all(whole));
  }, lists);
  const categories = createResponseCache(
    async (venue) => namesIn((await call('listBookableCategories', { params: { venue } })).data),
    lists,
  );
  const windows = createResponseCache<SaleWindow>(async (key) => {
    const [venue = '', category = ''] = key.split('/');
    const dates = Object.keys((await call('listActivityDates', { params: { venue, category } })).data).toSorted();
    return saleWindow(dates[0] ?? siteDate(now()), dates.at(-1) ?? null);
  }, lists);

  reportKnownPlaces([venues, packages, directory, activities, categories, windows]);

  const isVenue = (venue: string) => plausible.test(venue) && venues.satisfies(venue, (isThere) => isThere);

  function isTimetable(venue: string, activity: string | undefined, date: string | undefined): Answer {
    if (activity === undefined) return true;
    const isActivity = activities.satisfies(venue, (known) => known.has(activity));
    if (date === undefined) return isActivity;
    return andThen(
      isActivity,
      () => isCalendarDate(date) && windows.satisfies(`${venue}/${activity}`, (window) => isInWindow(date, window)),
    );
  }

  function isSchedule(venue: string, category: string | undefined): Answer {
    return category === undefined || categories.satisfies(venue, (known) => known.has(category));
  }

  function isPackage(venue: string, id: string | undefined): Answer {
    if (id === undefined) return true;
    return packageId.test(id) && packages.satisfies(`${venue}/${id}`, (isSold) => isSold);
  }

  return (pathname) => {
    const parts = pathname.split('/');
    const [, first, second, third, fourth] = parts;
    if (first === 'times') return parseTimesPath(parts.slice(2)) !== null;
    if (first === 'centre' && second !== undefined) return isVenue(second);
    if (first === 'venues' && second !== undefined)
      return pageNumber.test(second) && directory.satisfies('', (pages) => Number(second) <= pages);
    if (first === 'location' && second !== undefined)
      return andThen(isVenue(second), () => isTimetable(second, third, fourth));
    if (first === 'packages' && third !== undefined) return andThen(isVenue(third), () => isPackage(third, fourth));
    if (second === 'location' && third !== undefined) return andThen(isVenue(third), () => isSchedule(third, fourth));
    return true;
  };
}
