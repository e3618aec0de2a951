import type { TransactionStatus } from '../../contract/cart.ts';

/** States of a payment as the database keeps them (payments 11.1). */
export type PaymentState =
  | 'created'
  | 'ready'
  | 'authorising'
  | 'sca_required'
  | 'sca_processing'
  | 'authorised'
  | 'completing'
  | 'completed'
  | 'declined'
  | 'pending'
  | 'unknown'
  | 'cancelled'
  | 'expired'
  | 'reversing'
  | 'reversed';

/** The word of the wire for a state: what is being undone has failed, what is unknown is pending. */
export function transactionStatusOf(state: PaymentState): TransactionStatus {
  switch (state) {
    case 'declined':
    case 'reversing':
    case 'reversed':
      return 'failed';
    case 'unknown':
      return 'pending';
    default:
      return state;
  }
}
