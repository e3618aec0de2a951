import type { Category } from '#contract/activities/categories.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { pageNotFound } from '#lib/api/page-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { renderTime } from '#lib/time/render-time.ts';
import type { SchedulePage } from './model/schedule-page.ts';
import type { AnySchedule, ScheduleKind } from './model/schedule.ts';
import { scheduleQuery, getSubject } from './queries.ts';

export interface CategorySlugs {
  venueSlug: string;
  activitySlug: string;
}

const isOfKind = (kind: ScheduleKind, { bookingType, children }: Category): boolean =>
  bookingType === kind || children.some((child) => child.bookingType === kind);

/**
 * A venue that sells camps and courses; a true 404 for one that does not exist or does not
 * (docs/product.md#feature-switches).
 */
export async function loadScheduleVenue(venueSlug: string): Promise<Venue> {
  const { data: venue } = await orNotFound(publicApi('getVenue', { params: { venue: venueSlug } }));
  return venue.campsAndCoursesBookingEnabled ? venue : pageNotFound();
}

/** Whether a venue has camps or courses of more than one category, so that there is a page to choose between them. */
export async function hasCategoryChoice(kind: ScheduleKind, venueSlug: string): Promise<boolean> {
  const { data } = await orNotFound(
    publicApi('listBookableCategories', { params: { venue: venueSlug }, query: { bookingType: kind } }),
  );
  return data.length > 1;
}

/**
 * The category and venue of a page. A true 404 for an unknown venue or category, and for a category of another kind.
 */
export async function loadSchedulePage(
  kind: ScheduleKind,
  { venueSlug, activitySlug }: CategorySlugs,
): Promise<{ page: SchedulePage; category: Category; venue: Venue }> {
  const [venue, { data: category }] = await Promise.all([
    loadScheduleVenue(venueSlug),
    orNotFound(publicApi('getBookableCategory', { params: { venue: venueSlug, category: activitySlug } })),
  ]);
  if (!isOfKind(kind, category)) pageNotFound();
  const { slug, name, timezone } = venue;
  return {
    category,
    venue,
    page: {
      kind,
      venue: { slug, name, timezone },
      category: { slug: category.slug, name: capitalised(category.name) },
      renderedAt: renderTime(),
    },
  };
}

/** One camp or course, which several parts of the page read; a true 404 for an unknown one. */
export async function loadSchedule(page: SchedulePage, slug: string): Promise<AnySchedule> {
  const [id, input] = scheduleQuery(publicApi, getSubject(page), slug).queryKey;
  return (await orNotFound(publicApi(id, input))).data;
}
