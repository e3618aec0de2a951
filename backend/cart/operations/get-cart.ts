import { chooseCart, openCart } from '#backend/cart/choose-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import { operation } from '#backend/operation.ts';
import { getCartEndpoint } from '#contract/cart/cart.ts';

/** Returns the basket; the first read inserts an empty one. */
export const getCart = operation(getCartEndpoint, async ({ query }, context) => {
  const cart = await openCart(context.db, chooseCart(context, query));
  return { data: await readCart(context, context.db, cart) };
});
