import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The people whom the customer has added or invited (`outgoing`), or who have invited the customer (`incoming`). */
export const linksQuery = (call: Call, userId: number, direction: 'outgoing' | 'incoming') => ({
  ...operationQuery(call, 'listLinkedUsers', { params: { userId }, query: { direction } }),
  throwOnError: false,
});
