import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { mayBeApproved } from '#backend/payments/ended/next-look.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { edges, transition } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { cancelPaymentEndpoint } from '#contract/payments/payment-endpoints.ts';

/** Cancels a payment, so that the basket can be changed again. Throws `transaction_state` once money may have moved. */
export const cancelPayment = operation(cancelPaymentEndpoint, async ({ params, query }, context) => {
  const owned = await readOwnTransaction(context, params.transactionUuid, query.rt);
  if (owned.kind !== params.kind) throw notFound();
  const cancelled = await transact(context.db, async (tx) => {
    const transaction = await lockTransaction(tx, owned.id);
    if (transaction.state === 'cancelled') return transaction;
    if (!edges[transaction.state].includes('cancelled')) throw new DomainError('transaction_state');
    const now = context.clock.now();
    // It may have been approved already without our having heard of it: the reconciler asks.
    const nextCheckAt = mayBeApproved(transaction) ? now : null;
    const ended = await transition(tx, transaction, { to: 'cancelled', by: 'client', now, set: { nextCheckAt } });
    await releasePaymentLocks(tx, owned, context);
    return ended;
  });
  await abandon(context, cancelled);
  return { data: { transactionUuid: owned.id, transactionStatus: 'cancelled' as const } };
});
