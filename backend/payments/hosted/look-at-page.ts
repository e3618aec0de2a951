import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { applyPageOutcome } from './apply-page-answer.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/** Time after the end of the page in which its last word may still arrive. */
const marginSeconds = 60;

/** When the page is closed and its last word would have arrived. */
function getPageEnd(transaction: PaymentTransaction): Date {
  return addSeconds(getSca(transaction).expiresAt, marginSeconds);
}

/**
 * Applies the answer to a query about a payment on the provider's page, whose own messages may both be lost. Returns
 * whether the attempt has run out: nothing was paid, and the page is closed.
 */
export async function lookAtPage(deps: Deps, transaction: PaymentTransaction, outcome: Outcome): Promise<boolean> {
  switch (outcome.kind) {
    case 'authorised':
    case 'declined':
      await transact(deps.db, (tx) => applyPageOutcome(tx, { id: transaction.id, outcome, by: 'reconciler' }, deps));
      return false;
    case 'not_found':
      return deps.clock.now() > getPageEnd(transaction);
    default:
      return false;
  }
}
