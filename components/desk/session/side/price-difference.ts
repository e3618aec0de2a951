import { z } from 'zod';
import { moneySchema, type Money } from '#contract/primitives.ts';
import { ApiError } from '#lib/api/api-error.ts';

const detailsSchema = z.object({ price: moneySchema, newPrice: moneySchema });

export interface PriceDifference {
  newPrice: Money;
  /** In minor units: above zero where the new session costs more. */
  difference: number;
}

/** The other price that a move was refused for; null for any other failure. */
export function getPriceDifference(error: unknown): PriceDifference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { success, data } = detailsSchema.safeParse(error.details);
  return success ? { newPrice: data.newPrice, difference: data.newPrice.value - data.price.value } : null;
}
