import { addMinutes } from 'date-fns/addMinutes';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { siteOfCart } from '#backend/payments/checkout-site.ts';
import { transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import type { Basket } from './basket.ts';
import type { PaymentAccount } from './choose-account.ts';
import { getTenders } from './tenders.ts';

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
export async function openAttempt(context: Context, tx: Tx, opening: Opening): Promise<PaymentTransaction> {
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
  return transition(tx, created, { to: 'ready', by: 'client', now });
}
