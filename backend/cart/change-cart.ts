import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { CartChoice, OpenCart } from './choose-cart.ts';
import { lockCart, releaseCredit } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

/**
 * Changes the lines of a basket in one transaction, releases the credit reserved for the old total, and returns the
 * whole basket. Throws `payment_in_progress`, and what `change` throws.
 */
export function changeCart(
  context: Context,
  choice: CartChoice,
  change: (tx: Tx, cart: OpenCart) => Promise<void>,
): Promise<Cart> {
  return transact(
    context.db,
    async (tx) => {
      const cart = await lockCart(tx, choice);
      await change(tx, cart);
      await releaseCredit(tx, cart.id);
      return readCart(context, tx, cart);
    },
    { contended: `cart ${choice.userId ?? `of staff ${choice.staffUserId}`}` },
  );
}
