import { operation } from '#backend/operation.ts';
import { clearCartEndpoint } from '#contract/cart.ts';
import { changeCart } from './change-cart.ts';
import { chooseCart } from './choose-cart.ts';
import { readItems } from './item-rows.ts';
import { removeLines } from './remove-lines.ts';

/** Empties the basket; every place is free at once. */
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
