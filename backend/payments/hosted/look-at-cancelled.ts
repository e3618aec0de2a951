import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import { getPageEnd } from './look-at-page.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/**
 * Applies the answer to a query about a payment that the customer gave up here while the provider's page was open, where
 * it may have been paid all the same without a message of it reaching us: that money is given back. It is looked at once
 * more when the page is closed.
 */
export async function lookAtCancelled(deps: Deps, transaction: PaymentTransaction, outcome: Outcome): Promise<void> {
  const { id } = transaction;
  if (outcome.kind === 'unknown') return;
  if (outcome.kind === 'authorised') {
    await transact(deps.db, (tx) => applyOutcome(tx, { transactionUuid: id, outcome, by: 'reconciler' }, deps));
    return reverse(deps, id, 'reconciler');
  }
  const end = getPageEnd(transaction);
  await deps.db
    .updateTable('paymentTransactions')
    .set({ nextCheckAt: deps.clock.now() > end ? null : addSeconds(end, 1) })
    .where('id', '=', id)
    .where('state', '=', 'cancelled')
    .execute();
}
