import type { PaymentSession } from '#contract/checkout.ts';
import type { ProviderKind } from '#contract/payments.ts';
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
  /** Stands in for the session where the bank's frame has none. */
  returnToken: string | null;
};

export type PaymentState = {
  status: PaymentStatus;
  session: PaymentSession | null;
  provider: ProviderKind | null;
  transactionId: string | null;
  returnToken: string | null;
  orderId: string | null;
  error: PaymentProblem | null;
  /** What the last attempt came to; it stays in view while the card is asked again. */
  lastFailure: PaymentProblem | null;
  /** The bank's last word is missing: nothing may be paid until it is known. */
  isWaiting: boolean;
  /** The server asks for another amount than the page showed; said until the customer pays. */
  isAmountNew: boolean;
};
