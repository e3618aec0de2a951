import { operation } from '#backend/operation.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listAttentionPaymentsEndpoint } from '#contract/payments/staff-payments.ts';

/** Payments whose money may be stuck or reserved without an end, which staff settle in the provider's own portal. */
export const listAttentionPayments = operation(listAttentionPaymentsEndpoint, async ({ query }, { db, clock }) => {
  const { payments, total } = await readAttention(db, { ...query, now: clock.now() });
  return { data: payments, pagination: getPagination({ ...query, count: payments.length, total }) };
});
