import type { Money } from '#contract/primitives.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { ApiError } from '#lib/api/api-error.ts';

export interface PriceDifference {
  newPrice: Money;
  /** In minor units: above zero where the new session costs more. */
  difference: number;
}

const isMoney = (input: unknown): input is Money =>
  isObject(input) &&
  typeof input.formatted === 'string' &&
  typeof input.value === 'number' &&
  typeof input.currency === 'string';

/** The other price that a move was refused for; null for any other failure. */
export function getPriceDifference(error: unknown): PriceDifference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { price, newPrice } = error.details;
  if (!isMoney(price) || !isMoney(newPrice)) return null;
  return { newPrice, difference: newPrice.value - price.value };
}
