import { z } from 'zod';
import { cartQuery, cartSelection, transactionStatusSchema } from '#contract/cart/cart.ts';
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
  /** While the bank's check is open and the provider's script shows it: the secret with which it does. */
  clientSecret: z.string().optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;

export const stripeConfigSchema = z.object({
  publishableKey: z.string(),
  scriptUrl: z.string(),
  currency: z.string(),
  captureMethod: z.enum(['manual', 'automatic']),
  customerSessionClientSecret: z.string().nullable(),
  /** Apple Pay and Google Pay are offered, where the browser has them. */
  wallets: z.boolean(),
});
export type StripeConfig = z.infer<typeof stripeConfigSchema>;

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
