import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { billingDefaults } from '#backend/checkout/billing-defaults.ts';
import { openCardSession, sessionFailure } from '#backend/checkout/card-session.ts';
import { checkPaidBooking, readHeldBasket } from '#backend/checkout/check-basket.ts';
import { checkLeastAmount } from '#backend/checkout/check-least-amount.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { operation } from '#backend/operation.ts';
import { basketPayer } from '#backend/payments/saved-cards/card-storage.ts';
import { prepareCheckoutEndpoint } from '#contract/payments/checkout.ts';

const noCard = { paymentProvider: null, sessionKey: null, mode: null, url: null, savedCard: null } as const;

/**
 * Old style: what is to be paid and a card form to pay it with; nothing is charged or promised by it
 * (docs/product.md#checkout).
 */
export const prepareCheckout = operation(prepareCheckoutEndpoint, async ({ query }, context) => {
  const { cart, basket } = await transact(context.db, async (tx) => {
    const locked = await lockCart(tx, chooseCart(context, query));
    return { cart: locked, basket: await readHeldBasket(context, tx, locked) };
  });
  checkPaidBooking(basket);
  const shared = {
    amount: basket.balance,
    currency: basket.currency,
    itemHash: basket.hash,
    updatedAmount: null,
    clientSecret: null,
    billing: await billingDefaults(context.db, cart.userId),
  };
  if (basket.balance === 0) return { data: { ...shared, ...noCard } };
  const account = await chooseAccount(context.db, basket, cart.channel);
  checkLeastAmount(account.kind, basket);
  // The page of this provider takes the card.
  if (account.kind === 'hosted')
    return { data: { ...shared, ...noCard, paymentProvider: account.kind, mode: account.mode } };
  const opening = { account, payer: basketPayer(cart, account.id), failureText: sessionFailure(account.kind) };
  const { sessionKey, mode, url, savedCard } = await openCardSession(context, opening);
  return { data: { ...shared, paymentProvider: account.kind, sessionKey, mode, url, savedCard } };
});
