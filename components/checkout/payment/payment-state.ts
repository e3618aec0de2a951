import type { PaymentSession } from '#contract/payments/checkout.ts';
import type { ProviderKind, StripeConfig } from '#contract/payments/payments.ts';
import type { PaymentProblem } from './payment-problem.ts';

export const paymentStatuses = [
  'idle',
  'preparing',
  'prepare_failed',
  'ready',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
  'completed',
  'failed',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export type ScaStep = Pick<PaymentSession, 'transactionUuid' | 'scaUrl' | 'scaMethod' | 'formData'> & {
  /** Where the provider's script shows the check. */
  clientSecret?: string | null;
  /** A one-time token that authorises requests when the browser has lost its session in the bank's frame. */
  returnToken: string | null;
};

export type PaymentState = {
  status: PaymentStatus;
  session: PaymentSession | null;
  provider: ProviderKind | null;
  /** What Stripe's form needs, where the provider is Stripe. */
  stripe: StripeConfig | null;
  /** By which Stripe's script shows the bank's check. */
  clientSecret: string | null;
  transactionUuid: string | null;
  returnToken: string | null;
  orderId: string | null;
  error: PaymentProblem | null;
  /** The error of the last attempt; it stays visible while a new payment session is prepared. */
  lastFailure: PaymentProblem | null;
  /** The result of the payment is unknown: no further payment is allowed until it is known. */
  isWaiting: boolean;
  /** The server's total differs from the one on the page; shown until the customer pays. */
  isAmountNew: boolean;
};
