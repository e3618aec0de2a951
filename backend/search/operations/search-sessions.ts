import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { searchSessionsEndpoint } from '#contract/search.ts';

/** Finds nothing yet. */
export const searchSessions = operation(searchSessionsEndpoint, ({ query }) =>
  Promise.resolve({ data: [], pagination: getPagination({ ...query, count: 0, total: 0 }) }),
);
