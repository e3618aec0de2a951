import type { DeskTender } from '#contract/payments/desk.ts';
import { isObject } from '#contract/rules/is-object.ts';
import type { CallInput } from '#lib/api/call.ts';

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
