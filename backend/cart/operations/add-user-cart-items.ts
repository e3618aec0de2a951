import { actForPathUser } from '#backend/cart/act-for-path-user.ts';
import { addToCart } from '#backend/cart/add-to-cart.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { addedMessage } from '#backend/cart/lines/added-message.ts';
import { operation } from '#backend/operation.ts';
import { addUserCartItemsEndpoint } from '#contract/cart/cart.ts';

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
