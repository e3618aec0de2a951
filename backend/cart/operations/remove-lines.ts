import { changeCart } from '#backend/cart/change-cart.ts';
import { actForPathUser, chooseCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { readAddItems } from '#backend/cart/lines/read-add-items.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { repriceLine } from '#backend/cart/pricing/reprice-line.ts';
import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import type { AddedItem } from '#contract/cart/add-item.ts';
import {
  removeCartItemsEndpoint,
  removeUserCartItemEndpoint,
  clearCartEndpoint,
  removeBenefitEndpoint,
  removePackageUsageEndpoint,
  type Cart,
} from '#contract/cart/cart.ts';
import type { Channel } from '#contract/primitives.ts';

interface DiscountRequest {
  cartItemId: string;
  source: Channel | undefined;
  column: 'benefitId' | 'ownedPackageId';
}

/** Removes the benefit or package from a line, which then costs its full price. Throws `not_found` when it has none. */
function removeDiscount(context: Context, { cartItemId, source, column }: DiscountRequest): Promise<Cart> {
  return changeCart(context, chooseCart(context, { source }), async (tx, cart) => {
    const row = (await readItems(tx, cart.id)).find(({ id }) => id === cartItemId);
    if (row === undefined || row[column] === null) throw notFound();
    const { quantity, purchasedForUserId: userId } = row;
    await repriceLine(tx, row, { quantity, userId, applyBenefit: false }, context.clock.now());
  });
}

/** Removes a package from a line and returns its uses. */
export const removePackageUsage = operation(removePackageUsageEndpoint, async ({ params, query }, context) => ({
  data: await removeDiscount(context, { ...params, source: query.source, column: 'ownedPackageId' }),
  message: 'Successfully removed package usage.',
}));

/** Removes a membership benefit from a line and returns its use. */
export const removeBenefit = operation(removeBenefitEndpoint, async ({ params, query }, context) => ({
  data: await removeDiscount(context, { ...params, source: query.source, column: 'benefitId' }),
  message: 'Successfully removed benefit.',
}));

/** Removes all lines of the basket and releases their places. Returns what adds them again, as far as they can be. */
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

/** Removes lines; ids no longer there are ignored, so that a repeated removal succeeds. */
export const removeCartItems = operation(removeCartItemsEndpoint, async ({ body }, context) => ({
  data: await changeCart(context, chooseCart(context, body), async (tx, cart) => {
    await removeLines(tx, cart.id, body.cartItemIds, context.clock.now());
  }),
  message: 'Successfully removed item from the basket.',
}));
