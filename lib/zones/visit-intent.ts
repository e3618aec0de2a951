import type { Notice } from './notice.ts';

/**
 * The query parameter of the venue finder that says what a venue is chosen for: `camps`, `courses` or the slug of an
 * activity. The chosen venue opens there (docs/product.md#what-is-kept).
 */
export const intentParameter = 'for';
/** The query parameter with the day of an activity, YYYY-MM-DD. */
const dayParameter = 'on';

const schedules = new Set(['camps', 'courses']);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Only its form is checked; a day that does not exist or is not on sale leads to the activity. */
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What a venue is chosen for: camps, courses or an activity, and that on a day if one is given. */
export interface VisitIntent {
  what: string;
  /** YYYY-MM-DD. */
  date: string | null;
}

/** The intent of a query string; null without one. */
export function readIntent(query: URLSearchParams): VisitIntent | null {
  const what = query.get(intentParameter);
  const date = query.get(dayParameter);
  if (what === null || !slug.test(what)) return null;
  return { what, date: date !== null && day.test(date) ? date : null };
}

/** The path of the finder for an intent. */
export function finderPath({ what, date }: VisitIntent): string {
  return `/?${intentParameter}=${what}${date === null ? '' : `&${dayParameter}=${date}`}`;
}

/** The path of a venue's page for an intent; its start page without one. */
export function intentPath(venueSlug: string, intent: VisitIntent | null): string {
  if (intent === null) return `/location/${venueSlug}`;
  const { what, date } = intent;
  if (schedules.has(what)) return `/${what}/location/${venueSlug}`;
  return `/location/${venueSlug}/${what}${date === null ? '' : `/${date}`}?${intentParameter}=${what}`;
}

/** Where an intent leads instead; without a notice it still holds there. */
export interface IntentInstead {
  path: string;
  notice?: Notice;
}

/**
 * The fallback for an intent that this venue cannot meet: for a day its activity, for an activity the venue's start
 * page. Null for any other request.
 */
export function withoutIntent(pathname: string, query: URLSearchParams): IntentInstead | null {
  const [, first, venueSlug, activitySlug, date, ...rest] = pathname.split('/');
  const isIntent = first === 'location' && rest.length === 0 && activitySlug === query.get(intentParameter);
  if (!isIntent || venueSlug === undefined || activitySlug === undefined) return null;
  const venue = `/location/${venueSlug}`;
  return date === undefined ? { path: venue, notice: 'activity-not-found' } : { path: `${venue}/${activitySlug}` };
}
