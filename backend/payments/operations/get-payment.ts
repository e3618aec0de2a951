import { operation } from '#backend/operation.ts';
import { readTimeline } from '#backend/payments/attention/payment-timeline.ts';
import { getPaymentEndpoint } from '#contract/payments/staff-payments.ts';

/** The history of a payment attempt, for staff. */
export const getPayment = operation(getPaymentEndpoint, async ({ params }, { db }) => {
  return { data: await readTimeline(db, params.transactionUuid) };
});
