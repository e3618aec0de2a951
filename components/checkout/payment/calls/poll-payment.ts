import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import type { ProblemKind } from '#components/checkout/payment/payment-problem.ts';
import type { PaymentState, PaymentStatus } from '#components/checkout/payment/payment-state.ts';
import type { Transaction } from '#contract/payments/payments.ts';
import type { Call } from '#lib/api/call.ts';
import { cancel } from './cancel.ts';
import { check } from './check.ts';
import { complete } from './payment-calls.ts';

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

/** The number of polls after which a payment that never reached the provider is cancelled. */
const LOOKS_BEFORE_GIVING_UP = 3;

export interface AwaitedPayment {
  transactionUuid: string;
  state: Pick<PaymentState, 'status' | 'provider'>;
  /** The number of earlier polls. */
  polls: number;
  rt?: string;
}

/**
 * Polls a payment with an unknown result; null while nothing has changed. A payment that the server has only prepared
 * is cancelled before a retry is allowed, so that a late request cannot charge twice.
 */
export async function pollPayment(
  call: Call,
  { transactionUuid, state, polls, rt }: AwaitedPayment,
): Promise<PaymentEvent | null> {
  const found = await check(call, transactionUuid, rt);
  if (found === null || found === 'unknown') return null;
  if (state.status === 'completing' && found.transactionStatus === 'authorised')
    return complete(call, transactionUuid, rt);
  const isUntouched = ['created', 'ready'].includes(found.transactionStatus);
  if (!isUntouched || polls < LOOKS_BEFORE_GIVING_UP || state.provider === null)
    return eventAfterCheck(state.status, found);
  const isOver = await cancel(call, state.provider, transactionUuid);
  return isOver ? { type: 'fail', error: { kind: 'authorise_failed' } } : null;
}
