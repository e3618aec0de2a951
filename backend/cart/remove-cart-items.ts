import { operation } from '#backend/operation.ts';
import { removeCartItemsEndpoint } from '#contract/cart.ts';
import { changeCart } from './change-cart.ts';
import { chooseCart } from './choose-cart.ts';
import { removeLines } from './remove-lines.ts';

/** Removes lines; ids no longer there are ignored, so that a repeated removal succeeds. */
export const removeCartItems = operation(removeCartItemsEndpoint, async ({ body }, context) => ({
  data: await changeCart(context, chooseCart(context, body), async (tx, cart) => {
    await removeLines(tx, cart.id, body.cartItemIds, context.clock.now());
  }),
  message: 'Successfully removed item from the basket.',
}));
