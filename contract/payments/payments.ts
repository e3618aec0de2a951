import { z } from 'zod';
import { cartSelection, transactionStatusSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { billingForm } from '#contract/forms/billing.ts';
import { line } from '#contract/forms/line.ts';
import { idSchema, instantSchema, moneySchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

export const providerKindSchema = z.enum(['stripe', 'opayo', 'hosted']);
export type ProviderKind = z.infer<typeof providerKindSchema>;

export const savedCardSchema = z.object({
  id: idSchema,
  paymentProvider: providerKindSchema,
  brand: z.string(),
  last4: z.string(),
  /** MM/YY */
  expiry: z.string(),
  /** The card that is offered first. */
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

export const cardSessionSchema = z.object({
  sessionKey: z.string(),
  mode: z.enum(['live', 'test', 'sandbox']),
  /** Address of the provider's script. */
  url: z.string(),
  savedCard: savedCardSchema.nullable(),
  /** What the provider's script needs to ask for the saved card's security code; null when none is asked for. */
  savedCardToken: z.string().nullable(),
  /** A card entered in this session can be saved. */
  savesCards: z.boolean(),
});
export type CardSession = z.infer<typeof cardSessionSchema>;

export const billingSchema = z.object({
  ...billingForm.shape,
  name: z.string().max(255).optional(),
  country: z.string().length(2).default('GB'),
});
export type Billing = z.infer<typeof billingSchema>;

/** What is known of a customer's address. It may need correction before it can be paid with. */
export const knownBillingSchema = billingSchema.extend({ postcode: line });

export const browserDataSchema = z.object({
  javaEnabled: z.boolean(),
  javascriptEnabled: z.boolean(),
  language: z.string().min(1).max(35),
  colorDepth: z.int(),
  screenHeight: z.int(),
  screenWidth: z.int(),
  /** Minutes, as `getTimezoneOffset()` gives them. */
  tz: z.int(),
  userAgent: z.string().min(1).max(2048),
  acceptHeader: z.string().max(2048).optional(),
  challengeWindowSize: z.enum(['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen']).optional(),
});
export type BrowserData = z.infer<typeof browserDataSchema>;

/** What the card form adds to an authorisation: a provider token, never a card number. */
export const cardPart = z.object({
  transactionUuid: idSchema.optional(),
  billing: billingSchema,
  browserData: browserDataSchema,
  cardIdentifier: z.string().max(255).optional(),
  confirmationToken: z.string().max(255).optional(),
  cardholderName: z.string().max(255).optional(),
  saveCard: z.boolean().optional(),
  savedCardId: idSchema.optional(),
  sessionKey: z.string().max(255).optional(),
});

const formDataSchema = z.record(z.string(), z.string());

export const scaFields = {
  scaUrl: z.string().nullable(),
  scaMethod: z.enum(['POST', 'GET', 'SDK']).nullable(),
  formData: formDataSchema.nullable(),
};

export const authoriseResultSchema = z.object({
  transactionUuid: idSchema,
  transactionStatus: z.enum(['authorised', 'sca_required', 'pending', 'failed']),
  paymentProvider: providerKindSchema,
  ...scaFields,
  scaData: formDataSchema.nullable(),
  clientSecret: z.string().nullable(),
  returnUrl: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string(), details: z.unknown() }).nullable(),
});
export type AuthoriseResult = z.infer<typeof authoriseResultSchema>;

export const scaFormSchema = z.object({
  scaUrl: z.string(),
  scaMethod: z.enum(['POST', 'GET']),
  formData: formDataSchema,
  frame: z.enum(['iframe', 'top', 'popup']),
  expiresAt: instantSchema,
});
export type ScaForm = z.infer<typeof scaFormSchema>;

export const transactionSchema = z.object({
  transactionUuid: idSchema,
  transactionStatus: transactionStatusSchema,
  completeOrderId: idSchema.nullable(),
  paymentProvider: providerKindSchema.nullable(),
  updatedAmount: moneySchema.nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

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
