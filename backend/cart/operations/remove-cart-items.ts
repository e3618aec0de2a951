import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { operation } from '#backend/operation.ts';
import { removeCartItemsEndpoint } from '#contract/cart/cart.ts';

/** Removes lines; ids no longer there are ignored, so that a repeated removal succeeds. */
export const removeCartItems = operation(removeCartItemsEndpoint, async ({ body }, context) => ({
  data: await changeCart(context, chooseCart(context, body), async (tx, cart) => {
    await removeLines(tx, cart.id, body.cartItemIds, context.clock.now());
  }),
  message: 'Successfully removed item from the basket.',
}));
