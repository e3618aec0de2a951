import type { Transaction } from '#contract/payments/payments.ts';
import type { PaymentEvent } from './payment-machine.ts';
import type { ProblemKind } from './payment-problem.ts';
import type { PaymentStatus } from './payment-state.ts';

const failures: Partial<Record<PaymentStatus, ProblemKind>> = {
  authorizing: 'declined',
  sca_processing: 'sca_failed',
  completing: 'completion_failed',
};

function afterAuthorised(status: PaymentStatus, transactionUuid: string): PaymentEvent | null {
  if (status === 'authorizing') return { type: 'authorised', transactionUuid };
  return status === 'sca_processing' ? { type: 'sca_passed' } : null;
}

/** The state machine event for a polled transaction; null while nothing has changed. */
export function eventAfterCheck(status: PaymentStatus, transaction: Transaction): PaymentEvent | null {
  const { transactionStatus, transactionUuid, completeOrderId } = transaction;
  switch (transactionStatus) {
    case 'completed':
      return completeOrderId === null ? null : { type: 'completed', orderId: completeOrderId };
    case 'authorised':
      return afterAuthorised(status, transactionUuid);
    case 'sca_required':
      return {
        type: 'sca_required',
        sca: {
          transactionUuid,
          ...{ scaUrl: null, scaMethod: null, formData: null, returnToken: null },
          clientSecret: transaction.clientSecret ?? null,
        },
      };
    case 'failed':
      return { type: 'fail', error: { kind: failures[status] ?? 'declined' } };
    case 'cancelled':
    case 'expired':
      // Without a word of the bank: the attempt was given up before it had answered.
      return { type: 'fail', error: { kind: status === 'authorizing' ? 'not_authorised' : 'payment_expired' } };
    default:
      return null;
  }
}
