import type { OpenCart } from '../cart/choose-cart.ts';
import { openPaymentStates } from '../cart/lock-cart.ts';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';

/** Locks the basket that an attempt is for. Throws `transaction_state` when it is paid, `payment_in_progress` when another attempt is open. */
export async function lockPayingCart(tx: Tx, cartId: number): Promise<OpenCart> {
  const cart = await tx
    .selectFrom('carts')
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .select(['id', 'uuid', 'userId', 'source', 'channel', 'extensionsUsed'])
    .forUpdate()
    .executeTakeFirst();
  if (cart === undefined) throw new Refusal('transaction_state');
  const open = await tx
    .selectFrom('paymentTransactions')
    .where('cartId', '=', cartId)
    .where('state', 'in', openPaymentStates)
    .select('id')
    .executeTakeFirst();
  if (open !== undefined) throw new Refusal('payment_in_progress');
  return cart;
}
