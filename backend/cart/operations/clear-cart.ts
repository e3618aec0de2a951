import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { operation } from '#backend/operation.ts';
import { clearCartEndpoint } from '#contract/cart.ts';

/** Removes all lines of the basket and releases their places. */
export const clearCart = operation(clearCartEndpoint, async ({ query }, context) => ({
  data: await changeCart(context, chooseCart(context, query), async (tx, cart) => {
    const rows = await readItems(tx, cart.id);
    await removeLines(
      tx,
      cart.id,
      rows.map(({ id }) => id),
      context.clock.now(),
    );
  }),
  message: 'Successfully cleared order.',
}));
