import type { OperationId } from '#contract/routes.ts';
import type { Call } from '#lib/api/call.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

/** Adding and removing wait this long, so that two quick presses are one (docs/product.md#adding-items). */
export const BASKET_DELAY_MS = 250;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A call that starts a little later; `milliseconds` after it was asked for. */
export function delayed(call: Call, milliseconds: number): Call {
  return async (id, input, options) => {
    await pause(milliseconds);
    return call(id, input, options);
  };
}

const basketMutation = <Id extends OperationId>(call: Call, id: Id) =>
  operationMutation(delayed(call, BASKET_DELAY_MS), id);

export const addCartItemsMutation = (call: Call) => basketMutation(call, 'addCartItems');
/** Adds to somebody's basket by their id: how camps and courses are added. */
export const addUserCartItemsMutation = (call: Call) => basketMutation(call, 'addUserCartItems');
export const removeCartItemsMutation = (call: Call) => basketMutation(call, 'removeCartItems');
/** Takes an extra off its line: the family of calls whose message speaks of extras (`removeUserCartItem`). */
export const removeExtraMutation = (call: Call) => basketMutation(call, 'removeUserCartItem');
export const removeBenefitMutation = (call: Call) => basketMutation(call, 'removeBenefit');
export const removePackageUsageMutation = (call: Call) => basketMutation(call, 'removePackageUsage');
export const extendCartMutation = (call: Call) => operationMutation(call, 'extendCart');
