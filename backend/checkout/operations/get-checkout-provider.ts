import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import { findPaymentAccount } from '#backend/checkout/choose-account.ts';
import { findImageOrigins } from '#backend/checkout/image-origins.ts';
import type { Context } from '#backend/context.ts';
import { operation, type Input } from '#backend/operation.ts';
import { getCheckoutProviderEndpoint } from '#contract/payments/checkout.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';

async function findProvider(
  context: Context,
  query: Input<typeof getCheckoutProviderEndpoint>['query'],
): Promise<ProviderKind | null> {
  const { db } = context;
  const choice = chooseCart(context, query);
  const cart = await db.selectFrom('carts').where(isChosen(choice)).select(cartColumns).executeTakeFirst();
  if (cart === undefined) return null;
  const attempt = await findOpenAttempt(db, cart.id);
  if (attempt !== undefined) return attempt.kind;
  const rows = await readItems(db, cart.id);
  return rows.length === 0 ? null : ((await findPaymentAccount(db, { rows }, choice.channel))?.kind ?? null);
}

/**
 * The kind of provider that the open basket is, or would be, paid with, also while there is nothing to pay, null
 * without a basket or an account, and the origins of its images: the content policy of the checkout depends on them
 * (docs/product.md#checkout).
 */
export const getCheckoutProvider = operation(getCheckoutProviderEndpoint, async ({ query }, context) => ({
  data: { paymentProvider: await findProvider(context, query), imageOrigins: [...(await findImageOrigins(context))] },
}));
