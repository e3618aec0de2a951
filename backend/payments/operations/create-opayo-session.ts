import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { openCardSession } from '#backend/checkout/card-session.ts';
import { checkPaidBooking, readHeldBasket } from '#backend/checkout/check-basket.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { createOpayoSessionEndpoint } from '#contract/payments.ts';

/** Creates a new card session after the last one expired or its card was declined (docs/product.md#opayo). */
export const createOpayoSession = operation(createOpayoSessionEndpoint, async ({ body }, context) => {
  const failureText = 'Failed to create Opayo session';
  if (body.transactionUuid !== undefined) {
    const own = await readOwnTransaction(context, body.transactionUuid);
    if (own.kind !== 'opayo') throw notFound();
    return { data: await openCardSession(own, context, failureText) };
  }
  const account = await transact(context.db, async (tx) => {
    const cart = await lockCart(tx, chooseCart(context, body));
    const basket = await readHeldBasket(context, tx, cart);
    checkPaidBooking(basket);
    return chooseAccount(tx, basket, cart.channel);
  });
  if (account.kind !== 'opayo') throw notFound();
  return { data: await openCardSession(account, context, failureText) };
});
