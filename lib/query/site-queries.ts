import type { Call } from '#lib/api/call.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { operationQuery } from './operation-query.ts';

/** The signed-in user with linked users and memberships. */
export const authUserQuery = (call: Call) => operationQuery(call, 'getAuthUser', {});

/** The basket of the signed-in user. */
export const cartQuery = (call: Call) => operationQuery(call, 'getCart', {});

/** The basket that the checkout of a site is for. */
export const siteCartQuery = (call: Call, zone: Zone) =>
  zone === 'joining' ? operationQuery(call, 'getCart', { query: cartChoice(zone) }) : cartQuery(call);
