import { getTransactionStatus } from '#backend/cart/transaction-status.ts';
import { checkBasket } from '#backend/checkout/check-basket.ts';
import { checkDeclines } from '#backend/checkout/check-declines.ts';
import { lockPayingCart } from '#backend/checkout/open-attempt.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { readTimeline } from '#backend/payments/attention/payment-timeline.ts';
import { pageReply, getSca } from '#backend/payments/authorise-reply.ts';
import { authorise } from '#backend/payments/authorise.ts';
import { mayBeApproved } from '#backend/payments/ended/next-look.ts';
import { beginAuthorise } from '#backend/payments/records/begin-authorise.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { edges, transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { checkCardPart, chooseCard } from '#backend/payments/saved-cards/choose-card.ts';
import { noteResultRead } from '#backend/payments/sca/return-token.ts';
import {
  authorisePaymentEndpoint,
  cancelPaymentEndpoint,
  getTransactionEndpoint,
} from '#contract/payments/payment-endpoints.ts';
import { getPaymentEndpoint } from '#contract/payments/staff-payments.ts';

/** A page that was reloaded during the bank's check needs it to show the check again. */
function getClientSecret(transaction: PaymentTransaction) {
  const sca = transaction.state === 'sca_required' ? getSca(transaction) : null;
  return sca?.method === 'SDK' ? { clientSecret: sca.clientSecret } : {};
}

/** The state of a payment attempt, for a page that was reloaded or opened by the return from the bank. */
export const getTransaction = operation(getTransactionEndpoint, async ({ params, query }, context) => {
  const owned = await readOwnTransaction(context, params.transactionUuid, query.rt);
  const { id, state, orderId, kind } = owned;
  const status = getTransactionStatus(state);
  const isResult = status === 'completed' || status === 'failed';
  if (isResult && query.rt !== undefined) await noteResultRead(context.db, id, context.clock.now());
  return {
    data: {
      transactionUuid: id,
      transactionStatus: status,
      completeOrderId: orderId,
      paymentProvider: kind,
      updatedAmount: null,
      ...getClientSecret(owned),
    },
  };
});

/** The history of a payment attempt, for staff. */
export const getPayment = operation(getPaymentEndpoint, async ({ params }, { db }) => {
  return { data: await readTimeline(db, params.transactionUuid) };
});

/** Cancels a payment, so that the basket can be changed again. Throws `transaction_state` once money may have moved. */
export const cancelPayment = operation(cancelPaymentEndpoint, async ({ params, query }, context) => {
  const owned = await readOwnTransaction(context, params.transactionUuid, query.rt);
  if (owned.kind !== params.kind) throw notFound();
  const cancelled = await transact(context.db, async (tx) => {
    const transaction = await lockTransaction(tx, owned.id);
    if (transaction.state === 'cancelled') return transaction;
    if (!edges[transaction.state].includes('cancelled')) throw new DomainError('transaction_state');
    const now = context.clock.now();
    // It may have been approved already without our having heard of it: the reconciler asks.
    const nextCheckAt = mayBeApproved(transaction) ? now : null;
    const ended = await transition(tx, transaction, { to: 'cancelled', by: 'client', now, set: { nextCheckAt } });
    await releasePaymentLocks(tx, owned, context);
    return ended;
  });
  await abandon(context, cancelled);
  return { data: { transactionUuid: owned.id, transactionStatus: 'cancelled' as const } };
});

/** Authorises the payment that `session/payment` prepared with a card just entered or saved before (docs/product.md#checkout). */
export const authorisePayment = operation(authorisePaymentEndpoint, async ({ params, body }, context) => {
  const owned = await readOwnTransaction(context, body.transactionUuid);
  if (owned.kind !== params.kind) throw notFound();
  // The page was opened by `session/payment`, and takes the card itself.
  if (owned.kind === 'hosted' && owned.state === 'sca_required') return pageReply(owned, context.config);
  if (owned.kind === 'hosted') throw new DomainError('transaction_state');
  await checkDeclines(context, { id: owned.cartId, userId: owned.userId });
  checkCardPart(body, params.kind);
  const card = await chooseCard(context, context.db, owned, body);
  const transaction = await transact(context.db, async (tx) => {
    const cart = await lockPayingCart(tx, owned.cartId);
    const locked = await lockTransaction(tx, owned.id);
    if (locked.state !== 'ready') throw new DomainError('transaction_state');
    const { itemHash, terms, completedWaivers } = locked;
    const offer = { itemHash, terms, completedWaivers, payments: [] };
    const { rows } = await checkBasket(context, tx, cart, offer);
    const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
    return beginAuthorise(tx, { transaction: locked, bookingIds, address: context.address, card }, context);
  });
  return authorise(context, { transaction, part: body, card });
});
