import { operation } from '#backend/operation.ts';
import { findHits } from '#backend/search/find-hits.ts';
import { readHits } from '#backend/search/read-hits.ts';
import { readSearch } from '#backend/search/read-search.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { searchSessionsEndpoint } from '#contract/timetable/search.ts';

/** What can be booked near a place by day, time and activity (docs/product.md#search). */
export const searchSessions = operation(searchSessionsEndpoint, async ({ query }, context) => {
  const search = await readSearch(context, query);
  const { hits, total } = search === undefined ? { hits: [], total: 0 } : await findHits(context.db, search, query);
  const data = await readHits(context, hits, search?.where.from);
  return {
    data,
    pagination: getPagination({ ...query, count: data.length, total }),
    sorting: { sortBy: query.sortBy, direction: 'ascending' },
  };
});
