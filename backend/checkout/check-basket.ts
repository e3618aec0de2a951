import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { getMaxHoldMs } from '#backend/cart/holds/place-limits.ts';
import { renewHolds } from '#backend/cart/holds/renew-holds.ts';
import { repriceLapsed } from '#backend/cart/holds/reprice-lapsed.ts';
import { isHoldExpired, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { checkBasketTotal } from '#backend/cart/pricing/price-rules.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { checkJoinings } from '#backend/joining/check-joinings.ts';
import { renewFirstPayment } from '#backend/joining/renew-first-payment.ts';
import { readBasket, type Basket } from '#backend/orders/basket.ts';
import { lockSettledDebts } from '#backend/orders/settled-debts.ts';
import { isCreditForeign, isLessThanDue, regularTenders } from '#backend/orders/tenders.ts';
import { holdUntil } from '#backend/payments/reversal/release-payment-locks.ts';
import { readOpenQuestions } from '#backend/questions/open-questions.ts';
import { money } from '#backend/serialize/money.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import { checkWaivers } from './check-waivers.ts';

/** The least that a provider charges, minor units of the currencies that we sell in; others charge any amount. */
const leastAmounts: Partial<Record<ProviderKind, number>> = { stripe: 30 };

/**
 * Throws `amount_too_small` when what is left to pay by card is less than the provider takes, before a card is asked for.
 * Its details have the least amount.
 */
export function checkLeastAmount(
  kind: ProviderKind,
  { balance, currency }: Pick<Basket, 'balance' | 'currency'>,
): void {
  const least = leastAmounts[kind] ?? 0;
  if (balance > 0 && balance < least)
    throw new DomainError('amount_too_small', { details: { least: money(least, currency) } });
}

interface Holding {
  rows: ItemRow[];
  expiresAt: Date;
  maxHoldMs: number | undefined;
  now: Date;
}

/**
 * Reserves the places of expired lines again, all or none; active holds are not extended (docs/product.md#holds).
 * Throws `hold_expired`.
 */
async function holdBasket(tx: Tx, { rows, ...until }: Holding): Promise<void> {
  const sessions = rows.filter((row) => isHoldExpired(row, until.now));
  const cartItemIds = await renewHolds(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
}

export interface Offer {
  /** Item hash of the basket that the customer saw. */
  itemHash: string;
  payments: readonly Tender[];
  terms: boolean;
  /** The waivers agreed to for those who attend. */
  completedWaivers: readonly string[];
}

/** Throws `basket_changed` with the basket as it is now. */
async function refuseChanged(context: Context, tx: Tx, cart: OpenCart): Promise<never> {
  const now = await readCart(context, tx, cart);
  throw new DomainError('basket_changed', { details: { cart: now, itemHash: now.itemHash } });
}

interface PricedBasket {
  basket: Basket;
  /** Why a line whose hold expired cannot be booked any more. */
  refusal: DomainError | null;
}

/** Reads the basket, after lines whose hold expired were priced again. */
async function readPricedBasket(context: Context, tx: Tx, cart: OpenCart): Promise<PricedBasket> {
  const now = context.clock.now();
  const { rows, refusal } = await repriceLapsed(context, tx, cart);
  const hasJoining = rows.some(({ joiningId }) => joiningId !== null);
  if (hasJoining) await renewFirstPayment(tx, cart.id, now);
  return { basket: await readBasket(tx, cart, now, hasJoining ? undefined : rows), refusal };
}

async function checkHeld(context: Context, tx: Tx, cart: OpenCart, { basket, refusal }: PricedBasket): Promise<Basket> {
  const now = context.clock.now();
  if (basket.rows.length === 0) throw invalid({ cart: ['Your basket is empty'] });
  checkBasketTotal(basket.total);
  await holdBasket(tx, {
    rows: basket.rows,
    expiresAt: holdUntil(context.config, now),
    maxHoldMs: getMaxHoldMs(context),
    now,
  });
  if (refusal !== null) throw refusal;
  const cartItemIds = await lockSettledDebts(tx, cart.id, basket.rows);
  if (cartItemIds.length > 0) throw new DomainError('already_paid', { details: { cartItemIds } });
  const { rows, balance } = basket;
  await checkJoinings(tx, { userId: cart.userId, rows, balance, now, config: context.config });
  return basket;
}

/**
 * Reads the basket and checks that its places are held. Lines whose hold expired are held again at the price of now.
 * Throws `validation_failed` when it is empty or too large, `hold_expired`, the refusals of an add, `already_paid`,
 * `joining_incomplete`.
 */
export async function readHeldBasket(context: Context, tx: Tx, cart: OpenCart): Promise<Basket> {
  return checkHeld(context, tx, cart, await readPricedBasket(context, tx, cart));
}

/** Throws `paid_booking_disabled` when there is an amount to pay and the operator takes no payments. */
export function checkPaidBooking({ balance, isPaidBookingEnabled }: Basket): void {
  if (balance > 0 && !isPaidBookingEnabled) throw new DomainError('paid_booking_disabled');
}

/** Throws `validation_failed` with every unanswered question of the basket, by its id. */
async function checkQuestions(tx: Tx, { rows }: Basket): Promise<void> {
  const waiting = rows.filter(({ isAwaitingAnswers }) => isAwaitingAnswers).flatMap(({ bookingId }) => bookingId ?? []);
  if (waiting.length === 0) return;
  const open = await readOpenQuestions(tx, waiting);
  throw invalid(Object.fromEntries(open.map((id) => [`custom_question_answers.${id}`, ['This field is required']])));
}

/**
 * Checks what a customer agrees to against the basket, in the order of docs/product.md#order-of-checks:
 * `basket_changed`, `hold_expired`, then the rules. Returns the basket.
 */
export async function checkBasket(context: Context, tx: Tx, cart: OpenCart, offer: Offer): Promise<Basket> {
  const payments = regularTenders(offer.payments);
  const priced = await readPricedBasket(context, tx, cart);
  const { basket: seen } = priced;
  const isOther = seen.hash !== offer.itemHash || isCreditForeign(payments, seen) || isLessThanDue(payments, seen);
  if (seen.rows.length > 0 && isOther) {
    await refuseChanged(context, tx, cart);
  }
  const basket = await checkHeld(context, tx, cart, priced);
  checkPaidBooking(basket);
  await checkQuestions(tx, basket);
  const { completedWaivers } = offer;
  await checkWaivers(tx, { userId: cart.userId, rows: basket.rows, completedWaivers, now: context.clock.now() });
  if (basket.hasTerms && !offer.terms) throw invalid({ terms: ['You must agree to the Terms and Conditions'] });
  return basket;
}
