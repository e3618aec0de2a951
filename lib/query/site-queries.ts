import type { Call } from '#lib/api/call.ts';
import { operationQuery } from './operation-query.ts';

/** The signed-in user with linked users and memberships. */
export const authUserQuery = (call: Call) => operationQuery(call, 'getAuthUser', {});

/** The basket of the signed-in user. */
export const cartQuery = (call: Call) => operationQuery(call, 'getCart', {});
