import type { TransactionState } from '#backend/db/tables/words.ts';
import type { TransactionStatus } from '#contract/cart.ts';

/** The word of the wire for a state: what is being undone has failed, what is unknown is pending. */
export function getTransactionStatus(state: TransactionState): TransactionStatus {
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
