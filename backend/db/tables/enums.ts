import type { PaymentState } from '#contract/rules/payment-states.ts';

export type BookingStatus = 'reserved' | 'settled' | 'cancelled';
export type CancellationSource = 'customers' | 'foh' | 'my-account' | 'occurrence';
export type CartSource =
  | 'class-booking'
  | 'activity-booking'
  | 'online-joining'
  | 'online-guest-passes'
  | 'front-of-house'
  | 'point-of-sale'
  | 'off-system';
export type TransactionState = PaymentState;
