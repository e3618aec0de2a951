import { z } from 'zod';
import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { openCardSession, sessionFailure } from '#backend/checkout/card-session.ts';
import { checkPaidBooking, readHeldBasket } from '#backend/checkout/check-basket.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { basketPayer } from '#backend/mandates/saved-card.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { chooseAccount } from '#backend/payments/choose-account.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { createOpayoSessionEndpoint, getStripeConfigEndpoint } from '#contract/payments/payment-endpoints.ts';

const settingsSchema = z.object({ wallets: z.boolean().catch(false) });

/** What the browser needs to load Stripe's form for the open basket of a channel (docs/product.md#stripe). */
export const getStripeConfig = operation(getStripeConfigEndpoint, async ({ query }, context) => {
  const { db } = context;
  const choice = chooseCart(context, query);
  const cart = await db.selectFrom('carts').where(isChosen(choice)).select(cartColumns).executeTakeFirst();
  const rows = cart === undefined ? [] : await readItems(db, cart.id);
  const account = await chooseAccount(db, { rows }, choice.channel);
  const session = account.kind === 'stripe' ? await getProvider(account, context).createCardSession() : null;
  if (session === null) throw new DomainError('provider_unavailable', { message: sessionFailure('stripe') });
  const { currency } = await readOperator(db);
  return {
    data: {
      publishableKey: session.sessionKey,
      scriptUrl: session.url,
      currency,
      captureMethod: 'manual' as const,
      customerSessionClientSecret: null,
      wallets: settingsSchema.parse(account.settings).wallets,
    },
  };
});

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
