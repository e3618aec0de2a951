import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { openCardSession, sessionFailure } from '#backend/checkout/card-session.ts';
import { checkLeastAmount, checkPaidBooking, readHeldBasket, checkBasket } from '#backend/checkout/check-basket.ts';
import { checkDeclines } from '#backend/checkout/check-declines.ts';
import { lockPayingCart } from '#backend/checkout/open-attempt.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { basketPayer } from '#backend/mandates/saved-card.ts';
import { operation } from '#backend/operation.ts';
import { changedAmount, regularTenders, getTenders } from '#backend/orders/tenders.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { chooseAccount } from '#backend/payments/choose-account.ts';
import { openPage } from '#backend/payments/hosted/open-page.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import type { Billing } from '#contract/customers/billing.ts';
import { prepareCheckoutEndpoint, prepareSessionPaymentEndpoint } from '#contract/payments/checkout.ts';

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

/** The customer's own name and address as a start for the card form; null when the address is not known. */
async function billingDefaults(db: Db, userId: number | null): Promise<Billing | null> {
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['firstName', 'lastName', 'address1', 'address2', 'town', 'postcode', 'country'])
    .executeTakeFirst();
  if (!user?.address1 || !user.postcode) return null;
  const { firstName, lastName, address1, address2, town, postcode, country } = user;
  return {
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    address1,
    ...(address2 && { address2 }),
    ...(town && { city: town }),
    postcode,
    country: country?.length === 2 ? country : 'GB',
  };
}

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
