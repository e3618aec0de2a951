import { z } from 'zod';
import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { sessionFailure } from '#backend/checkout/card-session.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { getStripeConfigEndpoint } from '#contract/payments/payment-endpoints.ts';

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
