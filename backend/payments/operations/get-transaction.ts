import { operation } from '#backend/operation.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { getTransactionStatus } from '#backend/payments/records/transaction-status.ts';
import { noteResultRead } from '#backend/payments/sca/return-token.ts';
import { getTransactionEndpoint } from '#contract/payments/payments.ts';

/** The state of a payment attempt, for a page that was reloaded or opened by the return from the bank. */
export const getTransaction = operation(getTransactionEndpoint, async ({ params, query }, context) => {
  const { id, state, orderId, kind } = await readOwnTransaction(context, params.transactionUuid, query.rt);
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
    },
  };
});
