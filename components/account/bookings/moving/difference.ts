import type { Money } from '#contract/primitives.ts';
import { ApiError } from '#lib/api/api-error.ts';

/** The price of a booking and of the time that it is moved to, and what would come of the difference. */
export interface Difference {
  before: Money;
  after: Money;
  /** To pay then; undefined where the backend does not say. */
  due: Money | undefined;
  /** Comes back then as credit; undefined where the backend does not say. */
  credit: Money | undefined;
}

const readMoney = (value: unknown): Money | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'
    ? { value: value.value, currency: value.currency, formatted: '' }
    : undefined;

/** The prices with which a move was refused; null for any other failure. */
export function readDifference(error: unknown): Difference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { price, newPrice, due, credit } = error.details;
  const [before, after] = [readMoney(price), readMoney(newPrice)];
  if (before === undefined || after === undefined) return null;
  return { before, after, due: readMoney(due), credit: readMoney(credit) };
}
