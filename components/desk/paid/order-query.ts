import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** An order as the desk reads it: its customer's, or of a walk-in. */
export const deskOrderQuery = (call: Call, orderId: string) => ({
  ...operationQuery(call, 'getOrder', { params: { orderId }, query: {} }),
  throwOnError: false,
});
