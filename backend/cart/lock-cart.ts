import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';
import { openCart, type CartChoice, type OpenCart } from './choose-cart.ts';

/** States of a payment under way: the basket must not change meanwhile. */
export const openPaymentStates = [
  'authorising',
  'sca_required',
  'sca_processing',
  'authorised',
  'completing',
  'unknown',
  'pending',
] as const;

/** Locks a cart that is still open; undefined when an order closed it meanwhile. */
async function lockIfOpen(tx: Tx, cartId: number): Promise<{ isPaying: unknown } | undefined> {
  return tx
    .selectFrom('carts')
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('paymentTransactions')
            .whereRef('paymentTransactions.cartId', '=', 'carts.id')
            .where('paymentTransactions.state', 'in', openPaymentStates)
            .select(sql`1`.as('one')),
        )
        .as('isPaying'),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the open cart for a change. Throws `payment_in_progress` while an attempt is open. */
export async function lockCart(tx: Tx, choice: CartChoice): Promise<OpenCart> {
  for (;;) {
    const cart = await openCart(tx, choice);
    const locked = await lockIfOpen(tx, cart.id);
    if (locked?.isPaying) throw new Refusal('payment_in_progress');
    if (locked !== undefined) return cart;
  }
}

/** What follows every change of the lines: credit set aside for the old total is given back (payments 8.4). */
export async function releaseCredit(tx: Tx, cartId: number): Promise<void> {
  await sql`
    with released as (
      update credit_reservations set state = 'released'
      where cart_id = ${cartId} and state = 'reserved' and pinned_by is null
      returning account_id, amount
    )
    update credit_accounts set reserved = credit_accounts.reserved - released.amount
    from released where credit_accounts.id = released.account_id`.execute(tx);
}
