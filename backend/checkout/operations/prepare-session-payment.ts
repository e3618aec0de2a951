import { checkBasket } from '#backend/checkout/check-basket.ts';
import { checkDeclines } from '#backend/checkout/check-declines.ts';
import { checkLeastAmount } from '#backend/checkout/check-least-amount.ts';
import { lockPayingCart } from '#backend/checkout/lock-paying-cart.ts';
import { changedAmount, regularTenders, getTenders } from '#backend/checkout/tenders.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { openPage } from '#backend/payments/hosted/open-page.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { prepareSessionPaymentEndpoint } from '#contract/payments/checkout.ts';

/**
 * New style: freezes what the customer agrees to, so that the order can be finished without them
 * (docs/product.md#checkout).
 */
export const prepareSessionPayment = operation(prepareSessionPaymentEndpoint, async ({ body }, context) => {
  const { db } = context;
  const found = await db
    .selectFrom('paymentTransactions')
    .where('sessionId', '=', body.paymentSessionId)
    .orderBy('createdAt', 'desc')
    .select('id')
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  const owned = await readOwnTransaction(context, found.id);
  if (owned.kind === 'hosted') await checkDeclines(context, { id: owned.cartId, userId: owned.userId });
  const { basket, opened, changed } = await transact(db, async (tx) => {
    const cart = await lockPayingCart(tx, owned.cartId);
    const attempt = await lockTransaction(tx, owned.id);
    if (attempt.state !== 'ready') throw new DomainError('transaction_state');
    const checked = await checkBasket(context, tx, cart, { ...body, itemHash: body.itemHash ?? attempt.itemHash });
    if (checked.balance === 0) throw new DomainError('transaction_state');
    checkLeastAmount(attempt.kind, checked);
    const frozen = {
      amount: checked.balance,
      itemHash: checked.hash,
      tenders: JSON.stringify(getTenders(checked)),
      terms: body.terms,
      completedWaivers: body.completedWaivers,
    };
    const transaction = await tx
      .updateTable('paymentTransactions')
      .set(frozen)
      .where('id', '=', attempt.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const bookingIds = checked.rows.flatMap(({ bookingId }) => bookingId ?? []);
    const changedTo = changedAmount(regularTenders(body.payments), checked.balance);
    // A page shows its amount before we could ask: it is opened once the customer has seen that amount here.
    const isShown = attempt.kind === 'hosted' && changedTo === null;
    const page = isShown ? await openPage(context, tx, { transaction, bookingIds }) : null;
    return { basket: checked, opened: page, changed: changedTo };
  });
  const shared = { transactionUuid: owned.id, updatedAmount: moneyOrNull(changed, basket.currency) };
  if (opened === null)
    return { data: { ...shared, transactionStatus: 'ready' as const, scaUrl: null, scaMethod: null, formData: null } };
  const sca = getSca(opened);
  if (sca.method === 'SDK') throw new DomainError('transaction_state');
  const { url, method, formData } = sca;
  return {
    data: { ...shared, transactionStatus: 'sca_required' as const, scaUrl: url, scaMethod: method, formData },
  };
});
