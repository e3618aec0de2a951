import { addToCart, type AddToCart } from '#backend/cart/add-to-cart.ts';
import { actForPathUser, chooseCart } from '#backend/cart/choose-cart.ts';
import { operation } from '#backend/operation.ts';
import { addCartItemsEndpoint, addUserCartItemsEndpoint } from '#contract/cart/cart.ts';

/** What an add answers, with the id of the line that it replaced where there was one. */
function addedMessage(replaced: string | undefined): string {
  return replaced === undefined ? 'Successfully added item to the basket.' : 'Successfully updated item in the basket.';
}

/** Adds to a basket by the user in the path: the caller, or a linked user, for whom the places then are. */
export const addUserCartItems = operation(addUserCartItemsEndpoint, async ({ params, body }, context) => {
  const acting = await actForPathUser(context, { userId: params.userId, selectedUserId: body.selectedUserId });
  const choice = chooseCart(acting, { source: body.source, cartSource: params.source });
  const { items, replaces } = body;
  return {
    data: await addToCart(acting, choice, { items, replaces }),
    message: addedMessage(replaces),
  };
});

/** Makes the operation with its way of adding, which a test may replace. */
export function createAddCartItems(add: AddToCart) {
  return operation(addCartItemsEndpoint, async ({ body }, context) => {
    const { membershipUserId, replaces } = body;
    const items = body.items.map((item) => ({ ...item, membershipUserId: item.membershipUserId ?? membershipUserId }));
    return {
      data: await add(context, chooseCart(context, body), { items, replaces }),
      message: addedMessage(replaces),
    };
  });
}

/**
 * Adds to the caller's basket; the acting user is who the places are for, and the membership given the one whose benefit
 * is used, unless an item says otherwise.
 */
export const addCartItems = createAddCartItems(addToCart);
