import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { openCardSession } from '#backend/checkout/card-session.ts';
import { checkPaidBooking, readHeldBasket } from '#backend/checkout/check-basket.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { basketPayer } from '#backend/payments/saved-cards/card-storage.ts';
import { createOpayoSessionEndpoint } from '#contract/payments/payment-endpoints.ts';

/**
 * Creates a new card session: after the last one expired or its card was declined, or for another saved card
 * (docs/product.md#opayo).
 */
export const createOpayoSession = operation(createOpayoSessionEndpoint, async ({ body }, context) => {
  const { savedCardId } = body;
  const failureText = 'Failed to create Opayo session';
  if (body.transactionUuid !== undefined) {
    const owned = await readOwnTransaction(context, body.transactionUuid);
    if (owned.kind !== 'opayo') throw notFound();
    return { data: await openCardSession(context, { account: owned, payer: owned, savedCardId, failureText }) };
  }
  const { account, cart } = await transact(context.db, async (tx) => {
    const locked = await lockCart(tx, chooseCart(context, body));
    const basket = await readHeldBasket(context, tx, locked);
    checkPaidBooking(basket);
    return { cart: locked, account: await chooseAccount(tx, basket, locked.channel) };
  });
  if (account.kind !== 'opayo') throw notFound();
  const payer = basketPayer(cart, account.id);
  return { data: await openCardSession(context, { account, payer, savedCardId, failureText }) };
});
