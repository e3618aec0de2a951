import { addMinutes } from 'date-fns/addMinutes';
import { type OpenCart, cartColumns } from '#backend/cart/choose-cart.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { Basket } from '#backend/orders/basket.ts';
import { getTenders } from '#backend/orders/tenders.ts';
import { siteOfCart } from '#backend/payments/checkout-site.ts';
import type { PaymentAccount } from '#backend/payments/choose-account.ts';
import { transition, type BasketPayment, type PaymentTransaction } from '#backend/payments/records/transitions.ts';

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

/** Lifetime of an attempt whose card form is not submitted. */
const readyMinutes = 30;

interface Opening {
  cart: OpenCart;
  basket: Basket;
  account: PaymentAccount;
  sessionId: string | null;
  returnContext?: PaymentTransaction['returnContext'];
}

/** Opens a card payment attempt for a basket: inserts one row, and moves it from `created` to `ready`. */
export async function openAttempt(context: Context, tx: Tx, opening: Opening): Promise<BasketPayment> {
  const { cart, basket, account, sessionId, returnContext = null } = opening;
  const now = context.clock.now();
  const expiresAt = addMinutes(now, readyMinutes);
  const created = await tx
    .insertInto('paymentTransactions')
    .values({
      id: context.ids.uuid(),
      sessionId,
      cartId: cart.id,
      userId: cart.userId,
      accountId: account.id,
      kind: account.kind,
      mode: account.mode,
      channel: cart.channel,
      site: siteOfCart(cart.source),
      amount: basket.balance,
      currency: basket.currency,
      itemHash: basket.hash,
      tenders: JSON.stringify(getTenders(basket)),
      returnContext: returnContext === null ? null : JSON.stringify(returnContext),
      address: context.address,
      createdAt: now,
      updatedAt: now,
      expiresAt,
      nextCheckAt: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...(await transition(tx, created, { to: 'ready', by: 'client', now })), cartId: cart.id };
}
