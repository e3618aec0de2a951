import type { CartCredit } from '#contract/cart.ts';

export type CreditLabels = 'allApplied' | 'applied' | 'unusable' | 'limited' | 'available';

/** Which sentence says how a credit stands: used, usable in full, in part, or not for this order. */
export function creditLabel({ totalAvailable, maxApplicable, applied }: CartCredit): CreditLabels {
  if (applied.value > 0) return applied.value === totalAvailable.value ? 'allApplied' : 'applied';
  if (maxApplicable.value <= 0) return 'unusable';
  return maxApplicable.value < totalAvailable.value ? 'limited' : 'available';
}
