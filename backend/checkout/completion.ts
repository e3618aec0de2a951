import { DomainError } from '#backend/failure.ts';
import type { Reply } from '#backend/operation.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import type { CheckoutCompletion } from '#contract/payments/checkout.ts';

/** The reply for a completed order; repeated requests get the same. */
export function completedReply(orderId: string, transactionUuid: string | null): Reply<CheckoutCompletion> {
  return {
    message: 'Order completed Successfully.',
    data: { completeOrderId: orderId, orderId, status: 'success', transactionUuid },
  };
}

/** The reply for a finished payment: the order, 202 while the result is unknown, or the error `transaction_state`. */
export function completionReply({ id, state, orderId }: PaymentTransaction): Reply<CheckoutCompletion> {
  if (state === 'completed' && orderId !== null) return completedReply(orderId, id);
  switch (state) {
    case 'authorising':
    case 'sca_processing':
    case 'completing':
    case 'unknown':
    case 'pending':
      return { status: 202, data: { completeOrderId: null, orderId: null, status: 'pending', transactionUuid: id } };
    case 'reversing':
    case 'reversed':
      throw new DomainError('transaction_state', { message: 'Unable to complete your order, please try again.' });
    default:
      throw new DomainError('transaction_state');
  }
}
