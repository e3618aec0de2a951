import { z } from 'zod';
import { bankAccountFields } from '#contract/forms/bank-account.ts';
import { savedCardSchema } from '#contract/payments/payments.ts';
import { dateSchema, idSchema, moneySchema } from '#contract/primitives.ts';

/** How a membership is paid after the first payment. Account details are masked but for their last digits. */
export const paymentMethodSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('direct_debit'),
    accountHolder: z.string(),
    /** `**-**-56` */
    sortCode: z.string(),
    /** `****5678` */
    accountNumber: z.string(),
    /** By which the bank statement names the mandate. */
    reference: z.string(),
    status: z.enum(['pending', 'active', 'cancelled']),
  }),
  z.object({
    kind: z.literal('card'),
    /** Null until the first payment is made: the card that it is paid with is kept. */
    card: savedCardSchema.nullable(),
  }),
]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/**
 * The payment method that somebody chooses. `authorised` is their authority to take payments: for a direct debit that
 * they alone may sign for the account, for a card that it is kept and charged without them.
 */
export const choosePaymentMethod = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('direct_debit'), ...bankAccountFields, authorised: z.literal(true) }),
  z.object({
    kind: z.literal('card'),
    /** A card saved before; without it, while joining, the card of the first payment. */
    savedCardId: idSchema.optional(),
    authorised: z.literal(true),
  }),
]);
export type ChosenPaymentMethod = z.output<typeof choosePaymentMethod>;

/** How the periods of a membership are paid; null of one that is not billed online. */
export const membershipBillingSchema = z.object({
  method: paymentMethodSchema.nullable(),
  /** Whether it can be paid by direct debit from now on. */
  offersDirectDebit: z.boolean(),
  /** `grace`: a payment failed and is tried again; the membership goes on until `graceEndsOn`. */
  state: z.enum(['current', 'grace']),
  owed: moneySchema,
  graceEndsOn: dateSchema.nullable(),
  /** The payment after this one. */
  nextAmount: moneySchema.nullable(),
});
