import type { Money } from '#contract/primitives.ts';
import { isCamp, type AnySchedule } from './schedule.ts';
import { coursePrice } from './selection.ts';

export interface SchedulePrices {
  /** Of the whole; for a course that has begun, of what is left of it. */
  entire: Money | null;
  /** Of the cheapest session, for a camp that is sold by sessions. */
  session: Money | null;
  /** Whether every session costs the same. */
  isOneSessionPrice: boolean;
}

/** The prices of a camp or course. */
export const schedulePrices = (schedule: AnySchedule): SchedulePrices => {
  if (!isCamp(schedule))
    return {
      entire: coursePrice(schedule),
      session: null,
      isOneSessionPrice: true,
    };
  const { pricingOptionAvailability: sold, price, occurrences } = schedule;
  const prices = occurrences
    .flatMap((session) => session.price ?? [])
    .toSorted((one, other) => one.value - other.value);
  return {
    entire: sold.includes('bundled') ? price : null,
    session: sold.includes('individual') ? (prices[0] ?? null) : null,
    isOneSessionPrice: prices[0]?.value === prices.at(-1)?.value,
  };
};
