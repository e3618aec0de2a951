import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** What a customer uploaded for their memberships. */
export const documentsQuery = (call: Call, userId: number) => ({
  ...operationQuery(call, 'listCustomerDocuments', { params: { userId } }),
  staleTime: 0,
  throwOnError: false,
});
