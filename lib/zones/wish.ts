import type { Notice } from './notice.ts';

/**
 * The query parameter of the venue finder that says what a venue is chosen for: `camps`, `courses` or the slug of an
 * activity. The chosen venue opens there (docs/product.md#what-is-kept).
 */
export const wishParameter = 'for';
/** The query parameter with the day of an activity, YYYY-MM-DD. */
const dayParameter = 'on';

const schedules = new Set(['camps', 'courses']);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** In form; a day that does not exist or is not on sale leads to the activity. */
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What a venue is chosen for: camps, courses or an activity, and that on a day if one is given. */
export interface Wish {
  what: string;
  /** YYYY-MM-DD. */
  date: string | null;
}

/** What a query string wishes; null where that is nothing. */
export function readWish(query: URLSearchParams): Wish | null {
  const what = query.get(wishParameter);
  const date = query.get(dayParameter);
  if (what === null || !slug.test(what)) return null;
  return { what, date: date !== null && day.test(date) ? date : null };
}

/** The path of the finder for a wish. */
export function finderPath({ what, date }: Wish): string {
  return `/?${wishParameter}=${what}${date === null ? '' : `&${dayParameter}=${date}`}`;
}

/** The path of a venue's page for a wish; its start page without one. */
export function wishedPath(venueSlug: string, wish: Wish | null): string {
  if (wish === null) return `/location/${venueSlug}`;
  const { what, date } = wish;
  if (schedules.has(what)) return `/${what}/location/${venueSlug}`;
  return `/location/${venueSlug}/${what}${date === null ? '' : `/${date}`}?${wishParameter}=${what}`;
}

/** Where a wish leads instead; without a notice it is still wished there. */
export interface WishInstead {
  path: string;
  notice?: Notice;
}

/**
 * What there is in place of a wish that this venue does not have: of a day its activity, of an activity the venue's start
 * page. Null for any other request.
 */
export function withoutWish(pathname: string, query: URLSearchParams): WishInstead | null {
  const [, first, venueSlug, activitySlug, date, ...rest] = pathname.split('/');
  const isWish = first === 'location' && rest.length === 0 && activitySlug === query.get(wishParameter);
  if (!isWish || venueSlug === undefined || activitySlug === undefined) return null;
  const venue = `/location/${venueSlug}`;
  return date === undefined ? { path: venue, notice: 'activity-not-found' } : { path: `${venue}/${activitySlug}` };
}
