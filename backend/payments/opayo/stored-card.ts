import { z } from 'zod';
import type { StoredCard } from '#backend/payments/provider.ts';

/** The expiry date is named in two ways in Opayo's own documents. */
const expirySchema = z.string().regex(/^(0[1-9]|1[0-2])\d\d$/);
const storedSchema = z.object({
  cardType: z.string().min(1).max(40),
  lastFourDigits: z.string().regex(/^\d{4}$/),
  cardIdentifier: z.string().min(1),
  reusable: z.literal(true),
});
const answerSchema = z.object({
  paymentMethod: z.object({
    card: z.union([
      storedSchema.extend({ expiryDate: expirySchema }),
      storedSchema
        .extend({ expiry: expirySchema })
        .transform(({ expiry, ...card }) => ({ ...card, expiryDate: expiry })),
    ]),
  }),
});

/** The brands whose names Opayo writes in one word, as their owners write them. */
const brands: Record<string, string> = {
  VisaDebit: 'Visa Debit',
  VisaElectron: 'Visa Electron',
  MasterCard: 'Mastercard',
  DebitMasterCard: 'Mastercard Debit',
  AmericanExpress: 'American Express',
};

/** The card of an approved payment, if Opayo has it stored; null for any other answer. */
export function getStoredCard(body: Record<string, unknown>): StoredCard | null {
  const read = answerSchema.safeParse(body);
  if (!read.success) return null;
  const { cardIdentifier, cardType, lastFourDigits, expiryDate } = read.data.paymentMethod.card;
  return {
    token: cardIdentifier,
    brand: brands[cardType] ?? cardType,
    last4: lastFourDigits,
    expiry: `${expiryDate.slice(0, 2)}/${expiryDate.slice(2)}`,
  };
}
