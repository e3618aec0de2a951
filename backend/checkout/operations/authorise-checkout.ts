import { chooseCart, openCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { checkLeastAmount, checkBasket } from '#backend/checkout/check-basket.ts';
import { checkDeclines } from '#backend/checkout/check-declines.ts';
import { openAttempt } from '#backend/checkout/open-attempt.ts';
import type { Context } from '#backend/context.ts';
import { rememberLanguage } from '#backend/customers/remember-language.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { pageReply } from '#backend/payments/authorise-reply.ts';
import { authorise } from '#backend/payments/authorise.ts';
import { chooseAccount } from '#backend/payments/choose-account.ts';
import { openPage } from '#backend/payments/hosted/open-page.ts';
import { beginAuthorise } from '#backend/payments/records/begin-authorise.ts';
import { checkCardPart, chooseCard } from '#backend/payments/saved-cards/choose-card.ts';
import { authoriseCheckoutEndpoint } from '#contract/payments/checkout.ts';

type Body = Input<typeof authoriseCheckoutEndpoint>['body'];

/** Opens the attempt and stores all that is needed to finish it without the customer, before the provider is called. */
async function freeze(context: Context, body: Body) {
  return transact(context.db, async (tx) => {
    const cart = await lockCart(tx, chooseCart(context, body));
    const basket = await checkBasket(context, tx, cart, body);
    if (basket.balance === 0) throw invalid({ payments: ['There is nothing to pay by card'] });
    const account = await chooseAccount(tx, basket, cart.channel);
    checkLeastAmount(account.kind, basket);
    if (account.kind !== 'hosted') checkCardPart(body, account.kind);
    const ready = await openAttempt(context, tx, { cart, basket, account, sessionId: null });
    const agreed = { terms: body.terms, completedWaivers: body.completedWaivers };
    await tx.updateTable('paymentTransactions').set(agreed).where('id', '=', ready.id).execute();
    const bookingIds = basket.rows.flatMap(({ bookingId }) => bookingId ?? []);
    if (account.kind === 'hosted') {
      const { billing } = body;
      return {
        card: null,
        transaction: await openPage(context, tx, { transaction: { ...ready, ...agreed }, bookingIds, billing }),
      };
    }
    const card = await chooseCard(context, tx, ready, body);
    const beginning = { transaction: ready, bookingIds, address: context.address, card };
    return { card, transaction: await beginAuthorise(tx, beginning, context) };
  });
}

/** v1 checkout: locks the basket and authorises the payment in one call (docs/product.md#checkout). */
export const authoriseCheckout = operation(authoriseCheckoutEndpoint, async ({ body }, context) => {
  const choice = chooseCart(context, body);
  await checkDeclines(context, await openCart(context.db, choice));
  await rememberLanguage(context, choice.userId);
  const { card, transaction } = await freeze(context, body);
  return card === null ? pageReply(transaction, context.config) : authorise(context, { transaction, card, part: body });
});
