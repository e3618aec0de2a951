import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import type { Basket } from './basket.ts';
import type { PaymentAccount } from './choose-account.ts';
import { getTenders } from './tenders.ts';

/** A card form left open for so long is worth nothing any more. */
const readyMs = 30 * 60 * 1000;

interface Opening {
  cart: OpenCart;
  basket: Basket;
  account: PaymentAccount;
  sessionId: string | null;
  returnContext?: PaymentTransaction['returnContext'];
}

/** Begins an attempt to pay a basket by card: one row, from `created` to `ready`. */
export async function openAttempt(context: Context, tx: Tx, opening: Opening): Promise<PaymentTransaction> {
  const { cart, basket, account, sessionId, returnContext = null } = opening;
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + readyMs);
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
