import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { bookingIdSchema, idSchema, instantSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { pageQuery, queryArray, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { paymentRecordSchema } from './tenders.ts';

const owedStatusSchema = z.enum(['outstanding', 'paid', 'waived']);

export const penaltySchema = z.object({
  id: idSchema,
  name: z.string(),
  reason: z.string(),
  amount: moneySchema,
  status: owedStatusSchema,
  bookingId: bookingIdSchema.nullable(),
  createdAt: instantSchema,
});
export type Penalty = z.infer<typeof penaltySchema>;

/** A fee or debt other than a penalty; it is paid by adding it to the basket as its purchasable type. */
export const debtSchema = z.object({
  id: idSchema,
  purchasableType: z.enum(['collectableFee', 'debt', 'debtReconciliation']),
  name: z.string(),
  amount: moneySchema,
  status: owedStatusSchema,
  createdAt: instantSchema,
});
export type Debt = z.infer<typeof debtSchema>;

const creditTypeSchema = z.enum(['membership', 'general']);

/** A change of a credit balance; the amount is negative where credit was spent or expired. */
export const creditEntrySchema = z.object({
  id: idSchema,
  type: creditTypeSchema,
  amount: moneySchema,
  /** Of this type of credit, after the change. */
  balance: moneySchema,
  reason: z.enum(['opening', 'cancellation', 'spent', 'refund', 'goodwill', 'expired']),
  orderId: idSchema.nullable(),
  bookingId: bookingIdSchema.nullable(),
  createdAt: instantSchema,
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

const acting = z.object({ selectedUserId: queryInt(userIdSchema).optional() });
const owedQuery = acting.extend({ status: queryArray(owedStatusSchema).default([]) });

export const listPaymentsEndpoint = endpoint({
  route: routes.listPayments,
  query: pageQuery.extend(acting.shape),
  data: z.array(paymentRecordSchema),
});
export const listPenaltiesEndpoint = endpoint({
  route: routes.listPenalties,
  query: owedQuery,
  data: z.array(penaltySchema),
});
export const listDebtsEndpoint = endpoint({ route: routes.listDebts, query: owedQuery, data: z.array(debtSchema) });
export const listCreditEntriesEndpoint = endpoint({
  route: routes.listCreditEntries,
  query: pageQuery.extend(acting.shape).extend({ type: creditTypeSchema.optional() }),
  data: z.array(creditEntrySchema),
});
