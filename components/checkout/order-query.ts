import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** One order with its items; `rt` stands in for the session of a browser that came back without it. */
export const orderQuery = (call: Call, orderId: string, rt?: string) =>
  operationQuery(call, 'getOrder', { params: { orderId }, query: { rt } });
