import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { lockTransaction, readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { edges, transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { cancelPaymentEndpoint } from '#contract/payments/payment-endpoints.ts';

/** A payment page that was open may have been paid on without our having heard of it: the reconciler asks. */
const mayBePaid = ({ kind, state }: PaymentTransaction): boolean => kind === 'hosted' && state === 'sca_required';

/** Cancels a payment, so that the basket can be changed again. Throws `transaction_state` once money may have moved. */
export const cancelPayment = operation(cancelPaymentEndpoint, async ({ params, query }, context) => {
  const owned = await readOwnTransaction(context, params.transactionUuid, query.rt);
  if (owned.kind !== params.kind) throw notFound();
  await transact(context.db, async (tx) => {
    const transaction = await lockTransaction(tx, owned.id);
    if (transaction.state === 'cancelled') return;
    if (!edges[transaction.state].includes('cancelled')) throw new DomainError('transaction_state');
    const now = context.clock.now();
    const nextCheckAt = mayBePaid(transaction) ? now : null;
    await transition(tx, transaction, { to: 'cancelled', by: 'client', now, set: { nextCheckAt } });
    await releasePaymentLocks(tx, owned, context);
  });
  await abandon(context, owned);
  return { data: { transactionUuid: owned.id, transactionStatus: 'cancelled' as const } };
});
