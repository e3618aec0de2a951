import { sql } from 'kysely';
import { readUsage } from '#backend/categories/category-usage.ts';
import { getCategories, selectCategories } from '#backend/categories/read-categories.ts';
import { readBookableCategories } from '#backend/categories/store.ts';
import { readPage } from '#backend/db/read-page.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { findVenue } from '#backend/venues/store.ts';
import {
  listCategoriesEndpoint,
  getBookableCategoryEndpoint,
  listBookableCategoriesEndpoint,
} from '#contract/activities/categories.ts';
import { searchWords } from '#contract/rules/search-text.ts';

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

/** One category by slug or id, root or child. Throws `not_found` when nothing of it is bookable at the venue. */
export const getBookableCategory = operation(getBookableCategoryEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const categories = await readBookableCategories(db, venue, undefined, clock.now());
  const data = categories.find(({ id, slug }) => id === params.category || slug === params.category);
  if (data === undefined) throw notFound();
  return { data };
});

/** All categories by name, groups and those below them, used or not (docs/product.md#categories). */
export const listCategories = operation(listCategoriesEndpoint, async ({ query }, { db }) => {
  const { search, bookingType, withUsageChecks } = query;
  let chosen = selectCategories(db);
  if (search !== undefined) chosen = chosen.where(containsWords(sql<string>`plain_text(c.name)`, searchWords(search)));
  if (bookingType !== undefined) chosen = chosen.where('c.bookingType', '=', bookingType);
  const { rows, total } = await readPage(chosen.orderBy('c.name').orderBy('c.id'), query);
  const ids = rows.map(({ id }) => id);
  const data = await getCategories(db, rows, withUsageChecks ? await readUsage(db, ids) : undefined);
  return { data, pagination: getPagination({ ...query, count: rows.length, total }) };
});
