import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** How many blocks are read at a time. */
export const blocksPerPage = 20;

/** The blocks that run at a venue, the newest first: so many times 20 of them. */
export const blocksQuery = (call: Call, venue: string, pages: number) => ({
  ...operationQuery(call, 'listBlockBookings', {
    query: { venue, page: 1, perPage: Math.min(100, blocksPerPage * pages) },
  }),
  throwOnError: false,
});
