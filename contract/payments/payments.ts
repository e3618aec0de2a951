import { z } from 'zod';
import { transactionStatusSchema } from '#contract/cart/cart.ts';
import { billingSchema } from '#contract/customers/billing.ts';
import { idSchema, instantSchema, moneySchema } from '#contract/primitives.ts';

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
