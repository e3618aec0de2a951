import type { Cart } from '#contract/cart/cart.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { isObject } from '#contract/rules/is-object.ts';
import type { CallInput } from '#lib/api/call.ts';

export interface PaySums {
  /** Minor units, all of them. */
  total: number;
  taken: number;
  /** Never below zero. */
  due: number;
  /** What was taken beyond what the sale costs now: a line of it has gone since. */
  over: number;
}

/** What a sale comes to, what was taken for it and what is still to pay; credit that is set aside counts as taken. */
export function getPaySums({ totals, credits }: Cart, lines: readonly DeskTender[]): PaySums {
  const received = lines.reduce((sum, { amount }) => sum + amount, 0);
  const credit = credits.reduce((sum, { applied }) => sum + applied.value, 0);
  const left = totals.balance - received;
  return { total: totals.total, taken: credit + received, due: Math.max(0, left), over: Math.max(0, -left) };
}

/** All lines of a payment: credit that is set aside, by its kind, and what was taken. */
export function getPayments({ credits }: Cart, lines: readonly DeskTender[]): DeskTender[] {
  const credit = credits
    .filter(({ applied }) => applied.value > 0)
    .map(({ type, applied }): DeskTender => ({ tenderType: `${type}-credit`, amount: applied.value }));
  return [...credit, ...lines];
}

/** Money that was taken for a sale and is not booked yet; kept so that a reload loses none of it. */
export interface TakenMoney {
  cartUuid: string;
  lines: DeskTender[];
}

export const nothingTaken: TakenMoney = { cartUuid: '', lines: [] };

const isTender = (input: unknown): input is DeskTender =>
  isObject(input) && typeof input.tenderType === 'string' && typeof input.amount === 'number';

/** Whether a stored value is money taken. */
export const isTakenMoney = (input: unknown): input is TakenMoney =>
  isObject(input) && typeof input.cartUuid === 'string' && Array.isArray(input.lines) && input.lines.every(isTender);

/** A payment that was sent and not answered: it is sent again with the same key until it is. */
export interface PayAttempt {
  idempotencyKey: string;
  body: CallInput<'payFrontOfHouse'>['body'];
  /** The lines of the sale when it was sent, by id. */
  names: Record<string, string>;
}

/** Whether a stored value is such a payment, or that there is none. */
export const isPayAttempt = (input: unknown): input is PayAttempt | null =>
  input === null ||
  (isObject(input) && typeof input.idempotencyKey === 'string' && isObject(input.body) && isObject(input.names));

/** What the desk was told of an order that it took money for, for the page after it. */
export interface PaidSale {
  orderId: string;
  /** Minor units. */
  change: number;
  /** Cash handed over, in minor units; 0 without cash. */
  tendered: number;
  currency: string;
}

/** Whether a stored value is what is known of a paid sale, or that there is none. */
export const isPaidSale = (input: unknown): input is PaidSale | null =>
  input === null ||
  (isObject(input) &&
    typeof input.orderId === 'string' &&
    typeof input.change === 'number' &&
    typeof input.tendered === 'number' &&
    typeof input.currency === 'string');
