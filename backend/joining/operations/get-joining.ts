import { chooseJoiningCart, readJoining } from '#backend/joining/show-joining.ts';
import { operation } from '#backend/operation.ts';
import { getJoiningEndpoint } from '#contract/joining/joining.ts';

/** The membership that the account is buying, with its basket; null when there is none (docs/product.md#joining). */
export const getJoining = operation(getJoiningEndpoint, async (_input, context) => ({
  data: await readJoining(context, context.db, chooseJoiningCart(context)),
}));
