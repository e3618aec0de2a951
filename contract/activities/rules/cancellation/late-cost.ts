import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import { sum } from '#contract/rules/sum.ts';
import { getLateFee } from './late-fee.ts';

/** What was paid for one booking, or would be: minor units of money, and the package whose use it takes; '' without name. */
export interface PaidBooking {
  amount: number;
  packageName: string | null;
}

/** What cancelling after the cut-off costs for several bookings together, minor units. */
export interface LateCost {
  takenOff: number;
  owed: number;
  /** Of the booking that costs most. */
  highest: number;
  /** A fee that is taken off is settled, and bars nobody. */
  isBarring: boolean;
}

/** What cancelling late would cost, by the rule that charges it (`getLateFee`). `awardsCredit` is that of the policy. */
export function getLateCost(
  { fee, cutOffActions, awardsCredit }: Pick<CancellationFacts, 'fee' | 'cutOffActions' | 'awardsCredit'>,
  paid: readonly PaidBooking[],
): LateCost {
  const fees = paid.map(({ amount, packageName }) =>
    getLateFee({
      ...{ cutOffActions, awardsCredit, fee: fee?.value ?? 0 },
      ...{ paid: amount, isPaidByPackage: packageName !== null },
    }),
  );
  return {
    takenOff: sum(fees.map(({ takenOff }) => takenOff)),
    owed: sum(fees.map(({ owed }) => owed)),
    highest: Math.max(0, ...fees.map(({ takenOff, owed }) => takenOff + owed)),
    isBarring: fees.some(({ takenOff }) => takenOff === 0),
  };
}
