import { z } from 'zod';
import {
  cartQuery,
  cartSchema,
  cartSelection,
  creditTypeSchema,
  writableCartSourceSchema,
} from '#contract/cart/cart.ts';
import { knownBillingSchema } from '#contract/customers/billing.ts';
import { endpoint } from '#contract/endpoint.ts';
import { channelSchema, idSchema, minorSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import {
  authoriseResultSchema,
  cardPart,
  cardSessionSchema,
  providerKindSchema,
  savedCardSchema,
  scaFields,
} from './payments.ts';
import { tenderSchema } from './tenders.ts';

export const checkoutCompletionSchema = z.object({
  completeOrderId: idSchema.nullable(),
  orderId: idSchema.nullable(),
  status: z.enum(['success', 'pending', 'awaiting_payment']),
  transactionUuid: idSchema.nullable(),
});
export type CheckoutCompletion = z.infer<typeof checkoutCompletionSchema>;

export const checkoutPreparationSchema = z.object({
  paymentProvider: providerKindSchema.nullable(),
  amount: minorSchema,
  currency: z.string(),
  itemHash: z.string(),
  updatedAmount: moneySchema.nullable(),
  clientSecret: z.string().nullable(),
  sessionKey: z.string().nullable(),
  mode: z.enum(['live', 'test', 'sandbox']).nullable(),
  url: z.string().nullable(),
  savedCard: savedCardSchema.nullable(),
  billing: knownBillingSchema.nullable(),
});

export const paymentSessionSchema = z.object({
  paymentProvider: providerKindSchema.nullable(),
  paymentSessionId: idSchema,
  transactionUuid: idSchema,
  touchlineTransactionUuid: idSchema,
  clientSecret: z.string().nullable(),
  ...scaFields,
  updatedAmount: moneySchema.nullable(),
  cardSession: cardSessionSchema.nullable(),
});
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

export const sessionPaymentSchema = z.object({
  transactionUuid: idSchema,
  transactionStatus: z.enum(['ready', 'sca_required']),
  ...scaFields,
  updatedAmount: moneySchema.nullable(),
});

const offerFields = {
  payments: z.array(tenderSchema).max(20),
  terms: z.boolean(),
  completedWaivers: z.array(idSchema).max(100),
};

/** The older checkout: card part and the whole offer in one body (`authoriseCheckout`). */
export const authoriseBody = cardPart.extend({
  ...offerFields,
  source: channelSchema,
  cartSource: writableCartSourceSchema.optional(),
  selectedUserId: userIdSchema.optional(),
  itemHash: z.string().min(1).max(255),
});

const withSessionId = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'sessionId' in raw ? { paymentSessionId: raw.sessionId, ...raw } : raw;

export const applyCreditsEndpoint = endpoint({
  route: routes.applyCredits,
  body: z.object({
    creditsToReserve: z
      .array(z.object({ amount: minorSchema.min(0), type: creditTypeSchema }))
      .min(1)
      .max(2),
    cartSource: writableCartSourceSchema,
    selectedUserId: userIdSchema.optional(),
  }),
  data: cartSchema,
});
export const prepareCheckoutEndpoint = endpoint({
  route: routes.prepareCheckout,
  query: cartQuery,
  data: checkoutPreparationSchema,
});
export const authoriseCheckoutEndpoint = endpoint({
  route: routes.authoriseCheckout,
  body: authoriseBody,
  data: authoriseResultSchema,
});
export const completeCheckoutEndpoint = endpoint({
  route: routes.completeCheckout,
  body: cartSelection.extend({
    ...offerFields,
    source: channelSchema,
    transactionUuid: idSchema.optional(),
    itemHash: z.string().min(1).max(255),
  }),
  data: checkoutCompletionSchema,
});
export const getCheckoutProviderEndpoint = endpoint({
  route: routes.getCheckoutProvider,
  query: cartQuery,
  data: z.object({
    paymentProvider: providerKindSchema.nullable(),
    /** Whether a new card can be saved with the payment, so that the page has room for the question from the start. */
    savesCards: z.boolean().default(false),
    /** Origins of the operator's logos, which the page shows. */
    imageOrigins: z.array(z.string()),
  }),
});
export const prepareCheckoutSessionEndpoint = endpoint({
  route: routes.prepareCheckoutSession,
  body: cartSelection.extend({
    source: channelSchema,
    returnContext: z
      .object({ embedded: z.boolean(), kiosk: z.boolean(), origin: z.string().max(255).optional() })
      .partial()
      .optional(),
    payments: z.array(tenderSchema).max(20).optional(),
  }),
  data: paymentSessionSchema,
});
export const prepareSessionPaymentEndpoint = endpoint({
  route: routes.prepareSessionPayment,
  body: z.preprocess(
    withSessionId,
    cartSelection.extend({
      ...offerFields,
      paymentSessionId: idSchema,
      source: channelSchema,
      itemHash: z.string().min(1).max(255).optional(),
    }),
  ),
  data: sessionPaymentSchema,
});
export const completeCheckoutSessionEndpoint = endpoint({
  route: routes.completeCheckoutSession,
  params: z.object({ transactionId: idSchema }),
  query: z.object({ rt: z.string().max(255).optional() }),
  data: checkoutCompletionSchema,
});
