import { cartColumns, type OpenCart } from '#backend/cart/choose-cart.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';

/** Locks the basket that an attempt is for. Throws `transaction_state` when it is paid, `payment_in_progress` when another attempt is open. */
export async function lockPayingCart(tx: Tx, cartId: number): Promise<OpenCart> {
  const cart = await tx
    .updateTable('carts')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .returning(cartColumns)
    .executeTakeFirst();
  if (cart === undefined) throw new DomainError('transaction_state');
  if ((await findOpenAttempt(tx, cartId)) !== undefined) throw new DomainError('payment_in_progress');
  return cart;
}
