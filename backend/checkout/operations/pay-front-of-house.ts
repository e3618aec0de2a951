import { chooseCart } from '#backend/cart/choose-cart.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { readCredits } from '#backend/cart/pricing/credits.ts';
import { checkBasket } from '#backend/checkout/check-basket.ts';
import { findOrdered } from '#backend/checkout/find-ordered.ts';
import { placeOrder } from '#backend/checkout/place-order.ts';
import type { Caller, Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { BasketCart } from '#backend/orders/basket.ts';
import {
  getChange,
  getDeskBalance,
  isCreditLine,
  readDeskLines,
  type DeskLine,
  type DeskPayment,
} from '#backend/orders/desk-tenders.ts';
import { OrderImpossible } from '#backend/orders/order-impossible.ts';
import { money } from '#backend/serialize/money.ts';
import { lockOpenTill } from '#backend/tills/read-tills.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { payFrontOfHouseEndpoint } from '#contract/desk/pay-front-of-house.ts';
import type { Tender } from '#contract/payments/tenders.ts';

/**
 * Names the kinds of a line `credit`: the whole credit set aside for the basket, membership credit first. More than that is
 * left as general credit, for which the basket then has changed.
 */
async function splitCredit(tx: Tx, cart: BasketCart, lines: readonly Tender[], now: Date): Promise<Tender[]> {
  const plain = lines.filter(({ tenderType, amount }) => tenderType === 'credit' && amount > 0);
  const named = lines.filter(({ tenderType }) => tenderType !== 'credit');
  const offered = plain.reduce((sum, { amount }) => sum + amount, 0);
  if (offered === 0) return named;
  const credits = await readCredits(tx, cart.userId, cart.id, now);
  const membership = Math.min(offered, credits.find(({ type }) => type === 'membership')?.applied ?? 0);
  return [
    ...named,
    { tenderType: 'membership-credit', amount: membership },
    { tenderType: 'general-credit', amount: offered - membership },
  ];
}

type Body = Input<typeof payFrontOfHouseEndpoint>['body'];

interface Paying {
  context: Context;
  caller: Caller;
  body: Body;
  lines: DeskLine[];
  place: DeskPayment['place'];
}

async function findPlace(context: Context, { desk }: Body): Promise<DeskPayment['place']> {
  if (desk === undefined) return null;
  const { id } = await findDeskVenue(context, desk.venue);
  return { venueId: id, name: desk.name ?? null };
}

async function pay({ context, caller, body, lines, place }: Paying) {
  const choice = chooseCart(context, body);
  const { clock, config } = context;
  return transact(context.db, async (tx) => {
    const { id } = await lockCart(tx, choice);
    const known = await findOrdered(tx, choice.userId, body.itemHash);
    if (known !== null) return known;
    const cart = await tx.selectFrom('carts').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const payments = await splitCredit(tx, cart, body.payments.filter(isCreditLine), clock.now());
    const basket = await checkBasket(context, tx, cart, { ...body, payments });
    const balance = getDeskBalance(lines, basket);
    const tillId = await lockOpenTill(tx, caller.userId);
    const desk = { lines, balance, staffUserId: caller.userId, tillId, place };
    const orderId = await placeOrder(tx, { cart, basket, card: null, desk, config, now: clock.now() });
    return { id: orderId, status: balance > 0 ? ('awaiting_payment' as const) : ('success' as const) };
  });
}

async function payOrRefuse(paying: Paying) {
  try {
    return await pay(paying);
  } catch (error) {
    if (!(error instanceof OrderImpossible)) throw error;
    throw new DomainError(error.code, { details: { cartItemIds: error.cartItemIds }, cause: error });
  }
}

/**
 * Takes money at the front desk for the basket of the chosen customer, or for the counter basket, and makes the order
 * (docs/product.md#front-desk). Throws what `completeCheckout` throws, and `not_found` for a
 * desk at no venue.
 */
export const payFrontOfHouse = operation(payFrontOfHouseEndpoint, async ({ body }, context) => {
  const { caller, db } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const lines = await readDeskLines(context, caller, body.payments);
  const { id: orderId, status } = await payOrRefuse({
    context,
    caller,
    body,
    lines,
    place: await findPlace(context, body),
  });
  const { currency } = await readOperator(db);
  const change = money(getChange(lines), currency);
  return {
    message: 'Order completed Successfully.',
    data: { completeOrderId: orderId, orderId, status, transactionUuid: null, change },
  };
});
