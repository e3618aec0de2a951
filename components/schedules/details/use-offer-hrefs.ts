import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths } from '#components/schedules/model/schedule.ts';
import { useHref } from '#lib/zones/site-context.tsx';

export interface OfferHrefs {
  /** The booking page. */
  book: string;
  /** The list of its category. */
  others: string;
}

/** The addresses to which a camp or course leads. */
export const useOfferHrefs = ({ kind, venue, category }: SchedulePage, slug: string): OfferHrefs => {
  const href = useHref();
  const paths = schedulePaths(kind, venue.slug);
  return { book: href(paths.book(category.slug, slug)), others: href(paths.list(category.slug)) };
};
