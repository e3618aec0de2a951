import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import type { Call } from '#lib/api/call.ts';
import { everyVenue } from '#lib/api/every-venue.ts';
import { isInWindow, saleWindow, type SaleWindow } from '#lib/time/sale-window.ts';
import { keepAnswers } from './response-cache.ts';

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

/**
 * Decides by the lists of venues, activities and categories and by the days on sale whether a page can exist. The lists
 * are cached: a known name needs no call, and unknown names cause at most one call in five seconds.
 */
export function knownPlaces(call: Call, now: () => Date): IsKnownPlace {
  const clock = () => now().getTime();
  const venues = keepAnswers(async () => {
    const all = await everyVenue(call);
    return new Set(all.flatMap(({ slug, venueId }) => [slug, venueId]));
  }, clock);
  // The list has only root activities, so the descendants of each are fetched.
  const activities = keepAnswers(async (venue) => {
    const { data: roots } = await call('listVenueActivities', { params: { venue } });
    const whole = roots.map(
      async ({ slug }) => (await call('getVenueActivity', { params: { venue, activitySlug: slug } })).data,
    );
    return namesIn(await Promise.all(whole));
  }, clock);
  const categories = keepAnswers(
    async (venue) => namesIn((await call('listBookableCategories', { params: { venue } })).data),
    clock,
  );
  const windows = keepAnswers<SaleWindow>(async (key) => {
    const [venue = '', category = ''] = key.split('/');
    const dates = Object.keys((await call('listActivityDates', { params: { venue, category } })).data).toSorted();
    return saleWindow(dates[0] ?? now().toISOString().slice(0, 10), dates.at(-1) ?? null);
  }, clock);

  const isVenue = (venue: string) => venues.satisfies('', (known) => known.has(venue));

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

  return (pathname) => {
    const parts = pathname.split('/');
    const [, first, second, third, fourth] = parts;
    if (first === 'location' && second !== undefined)
      return andThen(isVenue(second), () => isTimetable(second, third, fourth));
    if (second === 'location' && third !== undefined) return andThen(isVenue(third), () => isSchedule(third, fourth));
    return true;
  };
}
