/**
 * The query parameter of the venue finder that says what a venue is chosen for: `camps`, `courses` or the slug of an
 * activity. The chosen venue opens there (docs/product.md#what-is-kept).
 */
export const wishParameter = 'for';

const schedules = new Set(['camps', 'courses']);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The path of a venue's page for a wish; its start page without one. */
export function wishedPath(venueSlug: string, wish: string | null): string {
  if (wish === null || !slug.test(wish)) return `/location/${venueSlug}`;
  if (schedules.has(wish)) return `/${wish}/location/${venueSlug}`;
  return `/location/${venueSlug}/${wish}?${wishParameter}=${wish}`;
}

/**
 * Where an activity was wished that this venue does not have: the venue's start page. Null for any other request.
 */
export function withoutWish(pathname: string, query: URLSearchParams): string | null {
  const [, first, venueSlug, activitySlug, ...rest] = pathname.split('/');
  const isWish = first === 'location' && rest.length === 0 && activitySlug === query.get(wishParameter);
  return isWish && venueSlug !== undefined && activitySlug !== undefined ? `/location/${venueSlug}` : null;
}
