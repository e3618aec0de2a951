import type { OperationId } from '#contract/routes.ts';
import type { Call } from '#lib/api/call.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

/** The debounce of adding and removing, so that two quick presses make one request (docs/product.md#adding-items). */
export const BASKET_DELAY_MS = 250;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Delays a call by `milliseconds`. */
export function delayed(call: Call, milliseconds: number): Call {
  return async (id, input, options) => {
    await pause(milliseconds);
    return call(id, input, options);
  };
}

const basketMutation = <Id extends OperationId>(call: Call, id: Id) => onceMutation(delayed(call, BASKET_DELAY_MS), id);

export const addCartItemsMutation = (call: Call) => basketMutation(call, 'addCartItems');
/** Adds to a user's basket by the user's id: the call for camps and courses. */
export const addUserCartItemsMutation = (call: Call) => basketMutation(call, 'addUserCartItems');
export const removeCartItemsMutation = (call: Call) => basketMutation(call, 'removeCartItems');
/** Removes an extra from its line. This variant of the call returns a message about extras (`removeUserCartItem`). */
export const removeExtraMutation = (call: Call) => basketMutation(call, 'removeUserCartItem');
export const removeBenefitMutation = (call: Call) => basketMutation(call, 'removeBenefit');
export const removePackageUsageMutation = (call: Call) => basketMutation(call, 'removePackageUsage');
export const updateCartItemMutation = (call: Call) => onceMutation(call, 'updateCartItem');
export const clearCartMutation = (call: Call) => onceMutation(call, 'clearCart');
export const extendCartMutation = (call: Call) => operationMutation(call, 'extendCart');
