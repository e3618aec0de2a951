import { isObject } from '#contract/rules/is-object.ts';

/** A sale that this browser took the money for, without a name. */
export interface SoldHere {
  orderId: string;
  /** UTC instant. */
  soldAt: string;
}

export const nothingSold: readonly SoldHere[] = [];

/** How many are kept. */
const mostKept = 50;

/** Whether a stored value is such a list. */
export const isSoldHere = (input: unknown): input is readonly SoldHere[] =>
  Array.isArray(input) &&
  input.every((one) => isObject(one) && typeof one.orderId === 'string' && typeof one.soldAt === 'string');

/** The list with one more at its beginning. */
export const withSale = (sold: readonly SoldHere[], sale: SoldHere): readonly SoldHere[] =>
  [sale, ...sold.filter(({ orderId }) => orderId !== sale.orderId)].slice(0, mostKept);
