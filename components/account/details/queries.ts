import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** Everything about a person that the customer may read. */
export const userQuery = (call: Call, userId: number) => ({
  ...operationQuery(call, 'getUser', { params: { userId } }),
  throwOnError: false,
});
