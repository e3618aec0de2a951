import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The sessions of a day at a venue. */
export const daySessionsQuery = (call: Call, venue: string, date: string) => ({
  ...operationQuery(call, 'listDeskSessions', { query: { venue, date } }),
  throwOnError: false,
});
