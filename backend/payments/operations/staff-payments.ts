import { recordAudit } from '#backend/audit/record-audit.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { readTimeline } from '#backend/payments/attention/payment-timeline.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { retryReverseEndpoint, listAttentionPaymentsEndpoint } from '#contract/payments/staff-payments.ts';

/** Payments whose money may be stuck or reserved without an end, which staff settle in the provider's own portal. */
export const listAttentionPayments = operation(listAttentionPaymentsEndpoint, async ({ query }, { db, clock }) => {
  const { payments, total } = await readAttention(db, { ...query, now: clock.now() });
  return { data: payments, pagination: getPagination({ ...query, count: payments.length, total }) };
});

/**
 * Retries immediately to give back money after the provider refused. Throws `transaction_state` for any other payment.
 */
export const retryReverse = operation(retryReverseEndpoint, async ({ params }, context) => {
  const { id, state } = await readTransaction(context.db, params.transactionUuid);
  if (state !== 'reversing') throw new DomainError('transaction_state');
  await recordAudit(context.db, context, {
    action: 'payment_reversal_retried',
    subjectType: 'payment_transaction',
    subjectId: id,
  });
  await reverse(context, id, 'staff');
  return { data: await readTimeline(context.db, id) };
});
