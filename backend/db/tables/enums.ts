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
/**
 * Who has the money of a payment: our desk, the provider of its card, the one that collects direct debits, or the customer
 * as credit. What staff transferred from the bank's account is a refund, `bank`.
 */
export type MoneyHolder = 'desk' | 'card_provider' | 'debit_provider' | 'credit' | 'bank';
export type TransactionState = PaymentState;
