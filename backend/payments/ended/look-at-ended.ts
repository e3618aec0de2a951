import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { queryPayment } from '#backend/payments/query-payment.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import { nextLook } from './next-look.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/** A page may be paid on twice, so that the provider's reference of what ended may not be that of what was approved. */
const getReference = ({ kind, providerRef }: PaymentTransaction) => (kind === 'hosted' ? null : providerRef);

/**
 * Asks the provider about an attempt that has ended here and may have been approved there without a message of it reaching
 * us: that money is given back. Without an answer it is asked again soon.
 */
export async function lookAtEnded(deps: Deps, transaction: PaymentTransaction): Promise<void> {
  const { id, state } = transaction;
  const outcome = await queryPayment(deps, { ...transaction, providerRef: getReference(transaction) });
  if (outcome.kind === 'unknown') return;
  if (outcome.kind === 'authorised') {
    await transact(deps.db, (tx) => applyOutcome(tx, { transactionUuid: id, outcome, by: 'reconciler' }, deps));
    return reverse(deps, id, 'reconciler');
  }
  if (outcome.kind === 'sca_required') await abandon(deps, { ...transaction, providerRef: outcome.providerRef });
  await deps.db
    .updateTable('paymentTransactions')
    .set({ nextCheckAt: nextLook(transaction, deps.clock.now()) })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}
