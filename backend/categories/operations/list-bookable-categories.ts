import { readBookableCategories } from '#backend/categories/store.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { listBookableCategoriesEndpoint } from '#contract/activities/categories.ts';

/**
 * Where to begin at a venue: root categories with something bookable, and their bookable children
 * (docs/product.md#activities).
 */
export const listBookableCategories = operation(
  listBookableCategoriesEndpoint,
  async ({ params, query }, { db, clock }) => {
    const venue = await findVenue(db, params.venue);
    if (venue === undefined) throw notFound();
    const categories = await readBookableCategories(db, venue, query.bookingType, clock.now());
    return { data: categories.filter(({ parent }) => parent === null) };
  },
);
