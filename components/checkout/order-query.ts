import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** One order with its items; `rt` is a one-time token that authorises a browser without its session. */
export const orderQuery = (call: Call, orderId: string, rt?: string) =>
  operationQuery(call, 'getOrder', { params: { orderId }, query: { rt } });
