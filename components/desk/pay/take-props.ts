import type { DeskTender } from '#contract/payments/desk.ts';

/** What a way of paying is given. */
export interface TakeProps {
  /** Still to pay, in minor units. */
  due: number;
  currency: string;
  /** A payment is under way. */
  isBusy: boolean;
  /** Why no money can be taken now. */
  reason: string | undefined;
  onTake: (line: DeskTender) => void;
}
