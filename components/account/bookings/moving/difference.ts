import type { Booking } from '#contract/bookings/bookings.ts';
import type { Money } from '#contract/primitives.ts';
import { ApiError } from '#lib/api/api-error.ts';

/** The price of a booking, and of the time that it is moved to. */
export interface Difference {
  before: Money;
  after: Money;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string';

/** The prices with which a move was refused; null for any other failure. */
export function readDifference(error: unknown): Difference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { price, newPrice } = error.details;
  return isMoney(price) && isMoney(newPrice) ? { before: price, after: newPrice } : null;
}

/** What came of the money of a move, in minor units. */
export interface Settled {
  /** What is to be paid now that was not before. */
  due: number;
  /** What came back as credit. */
  back: number;
  currency: string;
}

const balanceOf = ({ order }: Booking): number => order?.balance.value ?? 0;

/** Compares a booking with what it was moved to: a lower price first takes off what was still to be paid. */
export function getSettled(before: Booking, after: Booking): Settled {
  const due = balanceOf(after) - balanceOf(before);
  const cheaperBy = (before.price?.value ?? 0) - (after.price?.value ?? 0);
  const back = before.cancellation.awardsCredit ? cheaperBy + Math.min(due, 0) : 0;
  return { due: Math.max(due, 0), back: Math.max(back, 0), currency: after.price?.currency ?? 'GBP' };
}
