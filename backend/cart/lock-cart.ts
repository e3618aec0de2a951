import { sql } from 'kysely';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { openPaymentStates } from '#contract/rules/payment-states.ts';
import { cartColumns, isChosen, makeCart, type CartChoice, type OpenCart } from './choose-cart.ts';

/** Locks the cart by raising its version; undefined when there is none, e.g. because an order has just closed it. */
function raiseVersion(tx: Tx, choice: CartChoice): Promise<OpenCart | undefined> {
  return tx
    .updateTable('carts')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(isChosen(choice))
    .returning(cartColumns)
    .executeTakeFirst();
}

const selectOpenAttempts = compiledQuery((db: Db, { cartIds }: { cartIds: number[] }) =>
  db
    .selectFrom('paymentTransactions')
    .where('cartId', '=', sql<number>`any(${cartIds})`)
    .where('state', 'in', openPaymentStates)
    .select(['id', 'kind', 'state', 'cartId']),
);

/**
 * The open payment attempt of a cart. It is a statement of its own, so that it sees what was committed while the lock
 * was awaited.
 */
export const findOpenAttempt = batched({
  getName: String,
  run: async (db: Db, cartIds: number[]) => {
    const attempts = await selectOpenAttempts(db, { cartIds });
    return new Map(attempts.map((attempt) => [String(attempt.cartId), attempt]));
  },
});

/**
 * Locks the open cart for a change, and inserts it when there is none. Throws `payment_in_progress` while a payment is
 * open.
 */
export async function lockCart(tx: Tx, choice: CartChoice): Promise<OpenCart> {
  for (;;) {
    const cart = (await raiseVersion(tx, choice)) ?? (await makeCart(tx, choice));
    if (cart === undefined) continue;
    if ((await findOpenAttempt(tx, cart.id)) !== undefined) throw new DomainError('payment_in_progress');
    return cart;
  }
}

/** Releases the credit reserved for the old total, after every change of the lines (docs/product.md#credit). */
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
