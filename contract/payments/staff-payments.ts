import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, instantSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { paymentStates } from '#contract/rules/payment-states.ts';
import { providerKindSchema } from './payments.ts';
import { paymentRecordSchema } from './tenders.ts';

const paymentStateSchema = z.enum(paymentStates);

/** A payment whose money may be in the wrong place, or may be held on the customer's card indefinitely. */
export const attentionPaymentSchema = z.object({
  transactionUuid: idSchema,
  state: paymentStateSchema,
  /**
   * `not_given_back`: money that should be returned has not been, by a refund either; `not_settled`: the provider doesn't say what became
   * of it; `no_answer`: given up without an answer, so that a hold may be left on the card; `differs`: the daily check
   * found that the provider kept another amount.
   */
  reason: z.enum(['not_given_back', 'not_settled', 'no_answer', 'differs']),
  since: instantSchema,
  paymentProvider: providerKindSchema,
  /** The provider's id of the payment; where it never gave one, payments are found there by `transaction_uuid`. */
  providerReference: z.string().nullable(),
  amount: moneySchema,
  captured: moneySchema,
  refunded: moneySchema,
  cardLast4: z.string().nullable(),
  userId: userIdSchema.nullable(),
  orderId: idSchema.nullable(),
});
export type AttentionPayment = z.infer<typeof attentionPaymentSchema>;

export const paymentTimelineSchema = z.object({
  transactionUuid: idSchema,
  state: paymentStateSchema,
  paymentProvider: providerKindSchema,
  amount: moneySchema,
  orderId: idSchema.nullable(),
  transitions: z.array(
    z.object({
      from: paymentStateSchema,
      to: paymentStateSchema,
      by: z.enum(['client', 'notification', 'reconciler', 'staff', 'expiry']),
      reason: z.string(),
      at: instantSchema,
    }),
  ),
  refunds: z.array(paymentRecordSchema),
});
export type PaymentTimeline = z.infer<typeof paymentTimelineSchema>;

const transactionParams = z.object({ transactionUuid: idSchema });

export const listAttentionPaymentsEndpoint = endpoint({
  route: routes.listAttentionPayments,
  query: pageQuery.extend({ status: z.enum(['attention']) }),
  data: z.array(attentionPaymentSchema),
});
export const getPaymentEndpoint = endpoint({
  route: routes.getPayment,
  params: transactionParams,
  data: paymentTimelineSchema,
});
export const retryReverseEndpoint = endpoint({
  route: routes.retryReverse,
  params: transactionParams,
  data: paymentTimelineSchema,
});
