import type { CutOffAction } from '#contract/activities/cancellation.ts';

interface LateBooking {
  cutOffActions: readonly CutOffAction[];
  /** The fee of the policy, minor units. */
  fee: number;
  /** What was paid for the booking in money, minor units. */
  paid: number;
  isPaidByPackage: boolean;
  awardsCredit: boolean;
}

/** What cancelling after the cut-off costs, minor units: either taken off what comes back, or still to pay. */
export interface LateFee {
  takenOff: number;
  owed: number;
}

/**
 * The fee for cancelling late (docs/product.md#cancellations). A booking that was paid for never costs more than was
 * paid: the fee is taken off what comes back, and where the money or the use of a package is kept there is none. Only a
 * place that nothing was paid for owes its fee.
 */
export function getLateFee({ cutOffActions, fee, paid, isPaidByPackage, awardsCredit }: LateBooking): LateFee {
  if (!cutOffActions.includes('charge_fee')) return { takenOff: 0, owed: 0 };
  if (paid > 0) return { takenOff: awardsCredit ? Math.min(fee, paid) : 0, owed: 0 };
  return { takenOff: 0, owed: isPaidByPackage ? 0 : fee };
}
