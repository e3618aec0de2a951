import type { Call } from '#lib/api/call.ts';
import { operationQuery } from './operation-query.ts';

/** Who is signed in, with linked users and memberships. */
export const authUserQuery = (call: Call) => operationQuery(call, 'getAuthUser', {});

/** The basket of the person signed in. */
export const cartQuery = (call: Call) => operationQuery(call, 'getCart', {});
