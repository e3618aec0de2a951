import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import type { Joining } from '#contract/joining/joining.ts';
import { findJoining, type JoiningRow } from './read-joining.ts';
import { chooseJoiningCart, showJoining } from './show-joining.ts';

/** The open joining of the account, whose basket is locked. Throws `not_found`. */
async function requireJoining(tx: Tx, userId: number): Promise<JoiningRow> {
  const row = await findJoining(tx, userId);
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Changes the joining of the account in one transaction, with its basket locked, and returns it as it is then. Throws
 * `not_found` when there is none, `payment_in_progress` while it is being paid, and what `change` throws.
 */
export function changeJoining(
  context: Context,
  change: (tx: Tx, cart: OpenCart, row: JoiningRow) => Promise<void>,
): Promise<Joining> {
  const choice = chooseJoiningCart(context);
  return transact(context.db, async (tx) => {
    const cart = await lockCart(tx, choice);
    await change(tx, cart, await requireJoining(tx, choice.userId));
    await releaseCredit(tx, cart.id);
    const row = await requireJoining(tx, choice.userId);
    return showJoining(context, tx, row, await readCart(context, tx, cart));
  });
}
