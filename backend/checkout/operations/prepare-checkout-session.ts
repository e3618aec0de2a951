import { addMinutes } from 'date-fns/addMinutes';
import { chooseCart, type OpenCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { openCardSession } from '#backend/checkout/card-session.ts';
import { checkLeastAmount, checkPaidBooking, readHeldBasket } from '#backend/checkout/check-basket.ts';
import { openAttempt } from '#backend/checkout/open-attempt.ts';
import type { Context } from '#backend/context.ts';
import { rememberLanguage } from '#backend/customers/remember-language.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { operation, type Input } from '#backend/operation.ts';
import type { Basket } from '#backend/orders/basket.ts';
import { changedAmount, regularTenders } from '#backend/orders/tenders.ts';
import { chooseAccount, type PaymentAccount } from '#backend/payments/choose-account.ts';
import { transition } from '#backend/payments/records/transitions.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { prepareCheckoutSessionEndpoint, type PaymentSession } from '#contract/payments/checkout.ts';

type Body = Input<typeof prepareCheckoutSessionEndpoint>['body'];

const sessionMinutes = 30;
/** A form needs this much of an attempt's time for a person to fill it in. */
const formMinutes = 10;

interface Preparing {
  cart: OpenCart;
  basket: Basket;
  account: PaymentAccount | null;
  returnContext: { embedded: boolean; kiosk: boolean; origin: string };
}

async function makeSession(
  { clock, ids }: Context,
  tx: Tx,
  { cart, basket, account, returnContext }: Preparing,
): Promise<string> {
  const now = clock.now();
  const id = ids.uuid();
  await tx
    .insertInto('checkoutSessions')
    .values({
      id,
      cartId: cart.id,
      userId: cart.userId,
      accountId: account?.id ?? null,
      channel: cart.channel,
      itemHash: basket.hash,
      amount: basket.balance,
      returnContext: JSON.stringify(returnContext),
      createdAt: now,
      expiresAt: addMinutes(now, sessionMinutes),
    })
    .execute();
  return id;
}

/** The attempt prepared before for the same basket; those for an earlier state of it are cancelled. */
async function reusableAttempt({ clock }: Context, tx: Tx, { cart, basket, account, returnContext }: Preparing) {
  const now = clock.now();
  const ready = await tx
    .selectFrom('paymentTransactions')
    .selectAll()
    .where('cartId', '=', cart.id)
    .where('state', '=', 'ready')
    .forNoKeyUpdate()
    .execute();
  const fits = ready.find(
    ({ itemHash, amount, accountId, sessionId, expiresAt, returnContext: before }) =>
      itemHash === basket.hash &&
      // Nothing is remembered of a payment at a kiosk.
      before?.kiosk === returnContext.kiosk &&
      amount === basket.balance &&
      accountId === account?.id &&
      sessionId !== null &&
      expiresAt > addMinutes(now, formMinutes),
  );
  for (const attempt of ready) {
    if (attempt !== fits)
      await transition(tx, attempt, {
        to: 'cancelled',
        by: 'client',
        reason: 'superseded',
        now,
        set: { nextCheckAt: null },
      });
  }
  return fits;
}

async function prepare(context: Context, tx: Tx, body: Body) {
  const cart = await lockCart(tx, chooseCart(context, body));
  const basket = await readHeldBasket(context, tx, cart);
  checkPaidBooking(basket);
  const account = basket.balance === 0 ? null : await chooseAccount(tx, basket, cart.channel);
  if (account !== null) checkLeastAmount(account.kind, basket);
  const { embedded = false, kiosk = false, origin = '' } = body.returnContext ?? {};
  const preparing = { cart, basket, account, returnContext: { embedded, kiosk, origin } };
  const known = await reusableAttempt(context, tx, preparing);
  const sessionId = known?.sessionId ?? (await makeSession(context, tx, preparing));
  const attempt =
    account === null ? null : (known ?? (await openAttempt(context, tx, { ...preparing, account, sessionId })));
  return { basket, attempt, sessionId };
}

/** New style: opens an attempt to pay, or finds the one already open for the same basket (docs/product.md#checkout). */
export const prepareCheckoutSession = operation(prepareCheckoutSessionEndpoint, async ({ body }, context) => {
  const input = regularTenders(body.payments ?? []);
  await rememberLanguage(context, chooseCart(context, body).userId);
  const { basket, attempt, sessionId } = await transact(context.db, (tx) => prepare(context, tx, body));
  const transactionUuid = attempt?.id ?? sessionId;
  const failureText = 'Failed to create payment session';
  const data: PaymentSession = {
    paymentProvider: attempt?.kind ?? null,
    paymentSessionId: sessionId,
    transactionUuid,
    touchlineTransactionUuid: transactionUuid,
    clientSecret: null,
    scaUrl: null,
    scaMethod: null,
    formData: null,
    updatedAmount: moneyOrNull(changedAmount(input, basket.balance), basket.currency),
    cardSession:
      attempt === null || attempt.kind === 'hosted'
        ? null
        : await openCardSession(context, { account: attempt, payer: attempt, failureText }),
  };
  return { data };
});
