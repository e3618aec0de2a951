import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { actingQuery } from '../frame/acting-query.ts';

/** The guest passes of the person acted for, and what can be bought. */
export const guestPassesQuery = (call: Call, acting: number | null) => ({
  ...operationQuery(call, 'listGuestPasses', { query: actingQuery(acting) }),
  throwOnError: false,
});
