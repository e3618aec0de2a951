import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { readAddItems } from '#backend/cart/lines/read-add-items.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { operation } from '#backend/operation.ts';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { clearCartEndpoint } from '#contract/cart/cart.ts';

/** Removes all lines of the basket and releases their places. Returns what adds them again. */
export const clearCart = operation(clearCartEndpoint, async ({ query }, context) => {
  let cleared: AddedItem[] = [];
  const data = await changeCart(context, chooseCart(context, query), async (tx, cart) => {
    const rows = await readItems(tx, cart.id);
    cleared = await readAddItems(tx, rows);
    await removeLines(
      tx,
      cart.id,
      rows.map(({ id }) => id),
      context.clock.now(),
    );
  });
  return { data: { ...data, cleared }, message: 'Successfully cleared order.' };
});
