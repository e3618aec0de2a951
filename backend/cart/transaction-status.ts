import type { TransactionState } from '#backend/db/tables/enums.ts';
import type { TransactionStatus } from '#contract/cart/cart.ts';

/** Maps a state to the status of the API: an attempt that is being reversed has failed, an unknown one is pending. */
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
