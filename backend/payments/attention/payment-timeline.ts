import { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import { paymentRecord, readPayments } from '#backend/payments/records/order-payments.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { paymentTimelineSchema, type PaymentTimeline } from '#contract/payments/staff-payments.ts';

const transitionSchema = z.object({
  from: paymentTimelineSchema.shape.state,
  to: paymentTimelineSchema.shape.state,
  by: z.enum(['client', 'notification', 'reconciler', 'staff', 'expiry']),
  reason: z.string(),
  at: z.string(),
});

/** The history of one payment attempt (`paymentTimelineSchema`). Throws `not_found`. */
export async function readTimeline(db: Db, id: string): Promise<PaymentTimeline> {
  const { state, kind, amount, currency, orderId } = await readTransaction(db, id);
  const steps = await db
    .selectFrom('paymentTransitions')
    .selectAll()
    .where('transactionId', '=', id)
    .orderBy('id')
    .execute();
  const payments = orderId === null ? [] : await readPayments(db, orderId);
  const refunds = payments.filter((payment) => payment.amount < 0 && payment.transactionId === id);
  return {
    transactionUuid: id,
    state,
    paymentProvider: kind,
    amount: money(amount, currency),
    orderId,
    transitions: steps.map(({ fromState, toState, byWhom, reason, createdAt }) =>
      transitionSchema.parse({ from: fromState, to: toState, by: byWhom, reason, at: instant(createdAt) }),
    ),
    refunds: refunds.map((payment) => paymentRecord(payment, currency)),
  };
}
