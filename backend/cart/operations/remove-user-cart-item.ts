import { actForPathUser } from '#backend/cart/act-for-path-user.ts';
import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { removeUserCartItemEndpoint } from '#contract/cart/cart.ts';

/** Removes one line, one session of a camp, or one extra. Throws `not_found` when it isn't in the basket. */
export const removeUserCartItem = operation(removeUserCartItemEndpoint, async ({ params, query }, context) => {
  const acting = await actForPathUser(context, { userId: params.userId, selectedUserId: query.selectedUserId });
  const choice = chooseCart(acting, { source: query.source, cartSource: params.source });
  let isExtra = false;
  const data = await changeCart(acting, choice, async (tx, cart) => {
    const line = await tx
      .selectFrom('cartItems')
      .where('cartId', '=', cart.id)
      .where('id', '=', params.cartItemId)
      .select(['parentId', 'bookingId'])
      .executeTakeFirst();
    if (line === undefined) throw notFound();
    isExtra = line.parentId !== null && line.bookingId === null;
    await removeLines(tx, cart.id, [params.cartItemId], context.clock.now());
  });
  return { data, message: isExtra ? 'Extra removed from cart' : 'Successfully removed item from the basket.' };
});
