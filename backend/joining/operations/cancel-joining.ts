import { readItems } from '#backend/cart/lines/item-rows.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { endJoinings } from '#backend/joining/end-joinings.ts';
import { findJoining } from '#backend/joining/read-joining.ts';
import { chooseJoiningCart } from '#backend/joining/show-joining.ts';
import { operation } from '#backend/operation.ts';
import { cancelJoiningEndpoint } from '#contract/joining/joining.ts';

/**
 * Gives up the membership that the account is buying: its lines leave the basket. Without one it does nothing. Throws
 * `payment_in_progress`.
 */
export const cancelJoining = operation(cancelJoiningEndpoint, async (_input, context) => {
  const choice = chooseJoiningCart(context);
  const now = context.clock.now();
  await transact(context.db, async (tx) => {
    const cart = await lockCart(tx, choice);
    const row = await findJoining(tx, choice.userId);
    if (row === undefined) return;
    const lines = (await readItems(tx, cart.id)).filter(({ joiningId }) => joiningId === row.id);
    await removeLines(
      tx,
      cart.id,
      lines.map(({ id }) => id),
      now,
    );
    await endJoinings(tx, [row.id], { status: 'cancelled', now });
    await releaseCredit(tx, cart.id);
  });
  return { data: null };
});
