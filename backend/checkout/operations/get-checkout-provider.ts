import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import { findPaymentAccount } from '#backend/checkout/choose-account.ts';
import { findImageOrigins } from '#backend/checkout/image-origins.ts';
import type { Context } from '#backend/context.ts';
import { operation, type Input } from '#backend/operation.ts';
import { basketPayer, getCardStorage } from '#backend/payments/saved-cards/card-storage.ts';
import { getCheckoutProviderEndpoint } from '#contract/payments/checkout.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';

interface Found {
  paymentProvider: ProviderKind | null;
  savesCards: boolean;
}

const none: Found = { paymentProvider: null, savesCards: false };

async function findProvider(
  context: Context,
  query: Input<typeof getCheckoutProviderEndpoint>['query'],
): Promise<Found> {
  const { db } = context;
  const choice = chooseCart(context, query);
  const cart = await db.selectFrom('carts').where(isChosen(choice)).select(cartColumns).executeTakeFirst();
  if (cart === undefined) return none;
  const attempt = await findOpenAttempt(db, cart.id);
  if (attempt !== undefined) return { paymentProvider: attempt.kind, savesCards: false };
  const rows = await readItems(db, cart.id);
  const account = rows.length === 0 ? undefined : await findPaymentAccount(db, { rows }, choice.channel);
  if (account === undefined) return none;
  const storage = await getCardStorage(context, db, basketPayer(choice, account.id));
  return { paymentProvider: account.kind, savesCards: storage !== 'off' };
}

/**
 * The kind of provider that the open basket is, or would be, paid with, also while there is nothing to pay, null
 * without a basket or an account, and the origins of its images: the content policy of the checkout depends on them; and
 * whether a new card can be saved (docs/product.md#checkout).
 */
export const getCheckoutProvider = operation(getCheckoutProviderEndpoint, async ({ query }, context) => ({
  data: { ...(await findProvider(context, query)), imageOrigins: [...(await findImageOrigins(context))] },
}));
