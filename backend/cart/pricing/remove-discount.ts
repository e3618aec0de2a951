import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { Channel } from '#contract/primitives.ts';
import { repriceLine } from './reprice-line.ts';

interface DiscountRequest {
  cartItemId: string;
  source: Channel | undefined;
  column: 'benefitId' | 'ownedPackageId';
}

/** Removes the benefit or package from a line, which then costs its full price. Throws `not_found` when it has none. */
export function removeDiscount(context: Context, { cartItemId, source, column }: DiscountRequest): Promise<Cart> {
  return changeCart(context, chooseCart(context, { source }), async (tx, cart) => {
    const row = (await readItems(tx, cart.id)).find(({ id }) => id === cartItemId);
    if (row === undefined || row[column] === null) throw notFound();
    const { quantity, purchasedForUserId: userId } = row;
    await repriceLine(tx, row, { quantity, userId, applyBenefit: false }, context.clock.now());
  });
}
