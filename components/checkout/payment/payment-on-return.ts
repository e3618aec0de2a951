import type { Transaction } from '#contract/payments/payments.ts';
import type { PaymentState, PaymentStatus } from './payment-state.ts';

type Return = { status: PaymentStatus; isWaiting?: true };

const returns: Record<Transaction['transactionStatus'], Return> = {
  created: { status: 'idle' },
  ready: { status: 'idle' },
  cancelled: { status: 'idle' },
  authorising: { status: 'authorizing', isWaiting: true },
  sca_required: { status: 'sca_required' },
  sca_processing: { status: 'sca_processing', isWaiting: true },
  authorised: { status: 'authorized' },
  completing: { status: 'completing', isWaiting: true },
  pending: { status: 'completing', isWaiting: true },
  completed: { status: 'completed' },
  failed: { status: 'failed' },
  expired: { status: 'failed' },
};

/** The payment state to resume after a reload, after Back, or from another window. */
export function stateOnReturn(transaction: Transaction): Partial<PaymentState> & { status: PaymentStatus } {
  const { transactionUuid, transactionStatus, completeOrderId, paymentProvider } = transaction;
  const start = returns[transactionStatus];
  if (start.status === 'idle') return start;
  if (start.status === 'failed') {
    const error = { kind: transactionStatus === 'expired' ? 'payment_expired' : 'declined' } as const;
    return { ...start, error, lastFailure: error };
  }
  const clientSecret = transaction.clientSecret ?? null;
  return { ...start, provider: paymentProvider, transactionUuid, orderId: completeOrderId, clientSecret };
}
