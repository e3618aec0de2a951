import type { Money } from '#contract/primitives.ts';
import { campChoice } from './camp-choice.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

export interface EntireSaving {
  /** The price of the entire camp, minor units as `saved`. */
  price: Money;
  saved: number;
  /** The sessions that would cost so much more one by one. */
  sessions: number;
}

/**
 * How much less the entire camp costs than all of its sessions one by one; null where it cannot be booked both ways or
 * saves nothing.
 */
export function entireSaving(schedule: AnySchedule, now: Date): EntireSaving | null {
  if (!isCamp(schedule) || campChoice(schedule, now).isEntireDisabled) return null;
  const { price, occurrences, pricingOptionAvailability: sold } = schedule;
  const prices = occurrences.flatMap((session) => session.price ?? []);
  if (price === null || !sold.includes('individual') || prices.length < occurrences.length) return null;
  const saved = prices.reduce((sum, { value }) => sum + value, 0) - price.value;
  return saved > 0 ? { price, saved, sessions: occurrences.length } : null;
}
