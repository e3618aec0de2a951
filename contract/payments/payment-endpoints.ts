import { z } from 'zod';
import { cartQuery, cartSelection, transactionStatusSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import {
  authoriseResultSchema,
  cardPart,
  cardSessionSchema,
  providerKindSchema,
  scaFormSchema,
  stripeConfigSchema,
  transactionSchema,
} from './payments.ts';

const kindParams = z.object({ kind: providerKindSchema });
const transactionParams = z.object({ transactionUuid: idSchema });
const returnToken = z.string().max(255).optional();

export const createOpayoSessionEndpoint = endpoint({
  route: routes.createOpayoSession,
  body: cartSelection.extend({ transactionUuid: idSchema.optional(), savedCardId: idSchema.optional() }),
  data: cardSessionSchema,
});
export const authorisePaymentEndpoint = endpoint({
  route: routes.authorisePayment,
  params: kindParams,
  body: cardPart.required({ transactionUuid: true }),
  data: authoriseResultSchema,
});
export const getStripeConfigEndpoint = endpoint({
  route: routes.getStripeConfig,
  query: cartQuery,
  data: stripeConfigSchema,
});
export const cancelPaymentEndpoint = endpoint({
  route: routes.cancelPayment,
  params: kindParams.extend(transactionParams.shape),
  query: z.object({ rt: returnToken }),
  data: z.object({ transactionUuid: idSchema, transactionStatus: z.literal('cancelled') }),
});
export const getTransactionEndpoint = endpoint({
  route: routes.getTransaction,
  params: transactionParams,
  query: z.object({ rt: returnToken }),
  data: transactionSchema,
});
export const getScaFormEndpoint = endpoint({
  route: routes.getScaForm,
  params: transactionParams,
  query: z.object({ t: returnToken }),
  data: scaFormSchema,
});
export const completeScaEndpoint = endpoint({
  route: routes.completeSca,
  params: z.object({ transactionId: idSchema }),
  query: z.object({ rt: returnToken }),
  body: z.object({ transactionUuid: idSchema, scaResult: z.string().max(255).optional() }),
  data: z.object({
    transactionId: idSchema,
    status: z.enum(['authorised', 'failed', 'sca_required', 'pending', 'completed']),
  }),
});
export const notifyScaEndpoint = endpoint({
  route: routes.notifySca,
  params: transactionParams.extend({ mac: z.string().min(1).max(255) }),
  body: z.record(z.string(), z.string().max(20000)),
  data: z.object({ transactionUuid: idSchema, transactionStatus: transactionStatusSchema }),
});
export const notifyPaymentEndpoint = endpoint({
  route: routes.notifyPayment,
  params: kindParams.extend({ accountId: idSchema }),
  body: z.object({ rawBody: z.string(), headers: z.record(z.string(), z.string()) }),
  data: z.null(),
});

/** The provider's own fields, raw or in `form_data`: their names and order are part of what it has signed. */
const withFormData = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'formData' in raw ? raw : { formData: raw };

export const returnHostedEndpoint = endpoint({
  route: routes.returnHosted,
  params: transactionParams.extend({ mac: z.string().min(1).max(255) }),
  body: z.preprocess(withFormData, z.object({ formData: z.record(z.string(), z.string().max(20000)) })),
  data: z.object({
    transactionUuid: idSchema,
    transactionStatus: transactionStatusSchema,
    /** With which the browser may see the result without its session; null for a message that is not believed. */
    returnToken: z.string().nullable(),
  }),
});
