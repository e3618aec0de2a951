import { operation } from '#backend/operation.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { getTransactionStatus } from '#backend/payments/records/transaction-status.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { noteResultRead } from '#backend/payments/sca/return-token.ts';
import { getTransactionEndpoint } from '#contract/payments/payment-endpoints.ts';

/** A page that was reloaded during the bank's check needs it to show the check again. */
function getClientSecret(transaction: PaymentTransaction) {
  const sca = transaction.state === 'sca_required' ? getSca(transaction) : null;
  return sca?.method === 'SDK' ? { clientSecret: sca.clientSecret } : {};
}

/** The state of a payment attempt, for a page that was reloaded or opened by the return from the bank. */
export const getTransaction = operation(getTransactionEndpoint, async ({ params, query }, context) => {
  const owned = await readOwnTransaction(context, params.transactionUuid, query.rt);
  const { id, state, orderId, kind } = owned;
  const status = getTransactionStatus(state);
  const isResult = status === 'completed' || status === 'failed';
  if (isResult && query.rt !== undefined) await noteResultRead(context.db, id, context.clock.now());
  return {
    data: {
      transactionUuid: id,
      transactionStatus: status,
      completeOrderId: orderId,
      paymentProvider: kind,
      updatedAmount: null,
      ...getClientSecret(owned),
    },
  };
});
