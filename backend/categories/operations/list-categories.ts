import { sql } from 'kysely';
import { readUsage } from '#backend/categories/category-usage.ts';
import { getCategories, selectCategories } from '#backend/categories/read-categories.ts';
import { readPage } from '#backend/db/read-page.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { listCategoriesEndpoint } from '#contract/activities/categories.ts';
import { searchWords } from '#contract/rules/search-text.ts';

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
