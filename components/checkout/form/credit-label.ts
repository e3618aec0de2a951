import type { CartCredit } from '#contract/cart/cart.ts';

export type CreditLabels = 'allApplied' | 'applied' | 'unusable' | 'limited' | 'available';

/** The message for the state of a credit: applied, applicable in full or in part, or not for this order. */
export function creditLabel({ totalAvailable, maxApplicable, applied }: CartCredit): CreditLabels {
  if (applied.value > 0) return applied.value === totalAvailable.value ? 'allApplied' : 'applied';
  if (maxApplicable.value <= 0) return 'unusable';
  return maxApplicable.value < totalAvailable.value ? 'limited' : 'available';
}
