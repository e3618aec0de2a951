import { checkBasket } from '#backend/checkout/check-basket.ts';
import { checkDeclines } from '#backend/checkout/check-declines.ts';
import { lockPayingCart } from '#backend/checkout/lock-paying-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { pageReply } from '#backend/payments/authorise-reply.ts';
import { authorise } from '#backend/payments/authorise.ts';
import { beginAuthorise } from '#backend/payments/records/begin-authorise.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { checkCardPart, chooseCard } from '#backend/payments/saved-cards/choose-card.ts';
import { authorisePaymentEndpoint } from '#contract/payments/payment-endpoints.ts';

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
