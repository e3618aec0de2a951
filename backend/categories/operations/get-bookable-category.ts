import { readBookableCategories } from '#backend/categories/store.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { getBookableCategoryEndpoint } from '#contract/activities/categories.ts';

/** One category by slug or id, root or child. Throws `not_found` when nothing of it is bookable at the venue. */
export const getBookableCategory = operation(getBookableCategoryEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const categories = await readBookableCategories(db, venue, undefined, clock.now());
  const data = categories.find(({ id, slug }) => id === params.category || slug === params.category);
  if (data === undefined) throw notFound();
  return { data };
});
