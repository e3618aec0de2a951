import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { actingQuery } from '../frame/acting-query.ts';

/** The memberships that cover the person acted for. */
export const membershipsQuery = (call: Call, acting: number | null) => ({
  ...operationQuery(call, 'listMemberships', { query: actingQuery(acting) }),
  throwOnError: false,
});
