import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { paymentStates } from '#contract/rules/payment-states.ts';
import { providerKindSchema } from './payments.ts';
import { paymentRecordSchema } from './tenders.ts';

const paymentStateSchema = z.enum(paymentStates);

/** What staff can do about a payment here; everything else is done in the portal of its provider. */
const attentionActions = ['retry_reverse', 'retry_charge'] as const;

/**
 * A payment whose money may be in the wrong place, or may be held on the customer's card indefinitely, or a charge of a
 * membership that is not taken any more by itself. All payments of one charge are one of these.
 */
export const attentionPaymentSchema = z.object({
  /** Null of a direct debit, and of a charge that no card was asked for. */
  transactionUuid: idSchema.nullable(),
  state: paymentStateSchema.nullable(),
  /** The charge of a membership that it is for. */
  chargeId: idSchema.nullable(),
  /**
   * `not_given_back`: money that should be returned has not been, by a refund either; `not_settled`: the provider doesn't say what became
   * of it; `no_answer`: given up without an answer, so that a hold may be left on the card; `differs`: the daily check
   * found that the provider kept another amount; `given_up`: the card or bank account of a membership did not pay.
   */
  reason: z.enum(['not_given_back', 'not_settled', 'no_answer', 'differs', 'given_up']),
  since: instantSchema,
  paymentProvider: z.enum([...providerKindSchema.options, 'direct_debit']).nullable(),
  /** The provider's id of the payment; where it never gave one, payments are found there by `transaction_uuid`. */
  providerReference: z.string().nullable(),
  amount: moneySchema,
  captured: moneySchema,
  refunded: moneySchema,
  cardLast4: z.string().nullable(),
  userId: userIdSchema.nullable(),
  orderId: idSchema.nullable(),
  actions: z.array(z.enum(attentionActions)),
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

/** A charge of a membership for one period. */
const membershipChargeSchema = z.object({
  id: idSchema,
  membershipId: idSchema,
  userId: userIdSchema,
  periodFrom: dateSchema,
  amount: moneySchema,
  state: z.enum(['due', 'sending', 'sent', 'paid', 'failed', 'given_up']),
  attempts: z.int().min(0),
  /** Why the latest attempt failed. */
  failureCode: z.string().nullable(),
  /** Null of one that is paid, or not tried again by itself. */
  nextAttemptAt: instantSchema.nullable(),
});
export type MembershipCharge = z.infer<typeof membershipChargeSchema>;

export const retryChargeEndpoint = endpoint({
  route: routes.retryCharge,
  params: z.object({ chargeId: idSchema }),
  /** `holds_released`: staff have let go what cards may be holding for it, in the portal of the provider. */
  body: z.object({ holdsReleased: z.boolean().optional() }),
  data: membershipChargeSchema,
});
