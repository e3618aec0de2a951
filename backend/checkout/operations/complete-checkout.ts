import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { checkBasket } from '#backend/checkout/check-basket.ts';
import { finalise } from '#backend/checkout/finalise.ts';
import { findOrdered } from '#backend/checkout/find-ordered.ts';
import { placeOrder } from '#backend/checkout/place-order.ts';
import type { Context } from '#backend/context.ts';
import { rememberLanguage } from '#backend/customers/remember-language.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { operation, type Input, type Reply } from '#backend/operation.ts';
import { OrderImpossible } from '#backend/orders/order-impossible.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import {
  completeCheckoutEndpoint,
  completeCheckoutSessionEndpoint,
  type CheckoutCompletion,
} from '#contract/payments/checkout.ts';

/** The reply for a completed order; repeated requests get the same. */
function completedReply(orderId: string, transactionUuid: string | null): Reply<CheckoutCompletion> {
  return {
    message: 'Order completed Successfully.',
    data: { completeOrderId: orderId, orderId, status: 'success', transactionUuid },
  };
}

/** The reply for a finished payment: the order, 202 while the result is unknown, or the error `transaction_state`. */
function completionReply({ id, state, orderId }: PaymentTransaction): Reply<CheckoutCompletion> {
  if (state === 'completed' && orderId !== null) return completedReply(orderId, id);
  switch (state) {
    case 'authorising':
    case 'sca_processing':
    case 'completing':
    case 'unknown':
    case 'pending':
      return { status: 202, data: { completeOrderId: null, orderId: null, status: 'pending', transactionUuid: id } };
    case 'reversing':
    case 'reversed':
      throw new DomainError('transaction_state', { message: 'Unable to complete your order, please try again.' });
    default:
      throw new DomainError('transaction_state');
  }
}

/**
 * v2 checkout: makes the order of an approved payment. Repeated requests get the same reply
 * (docs/product.md#completion).
 */
export const completeCheckoutSession = operation(
  completeCheckoutSessionEndpoint,
  async ({ params, query }, context) => {
    const { id } = await readOwnTransaction(context, params.transactionId, query.rt);
    return completionReply(await finalise(context, id, 'client'));
  },
);

type Body = Input<typeof completeCheckoutEndpoint>['body'];

/** A basket with nothing to pay by card becomes an order at once (docs/product.md#checkout). */
async function completeWithoutCard(context: Context, body: Body): Promise<string> {
  const choice = chooseCart(context, body);
  await rememberLanguage(context, choice.userId);
  return transact(context.db, async (tx) => {
    const { id } = await lockCart(tx, choice);
    // A concurrent request may have made the order while the lock was awaited.
    const known = await findOrdered(tx, choice.userId, body.itemHash);
    if (known !== null) return known.id;
    const cart = await tx.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const basket = await checkBasket(context, tx, cart, body);
    if (basket.balance > 0) throw invalid({ payments: ['There is still money to pay'] });
    return placeOrder(tx, { cart, basket, card: null, config: context.config, now: context.clock.now() });
  });
}

/** The same, refused with what is in the way when the order can't be made. */
async function completeOrRefuse(context: Context, body: Body): Promise<string> {
  try {
    return await completeWithoutCard(context, body);
  } catch (error) {
    if (!(error instanceof OrderImpossible)) throw error;
    throw new DomainError(error.code, { details: { cartItemIds: error.cartItemIds }, cause: error });
  }
}

/**
 * Old style: makes the order of an approved payment, or of a basket that credit or packages pay for
 * (docs/product.md#checkout).
 */
export const completeCheckout = operation(completeCheckoutEndpoint, async ({ body }, context) => {
  if (body.transactionUuid === undefined) return completedReply(await completeOrRefuse(context, body), null);
  const owned = await readOwnTransaction(context, body.transactionUuid);
  if (owned.itemHash !== body.itemHash) throw new DomainError('basket_changed');
  return completionReply(await finalise(context, owned.id, 'client'));
});
