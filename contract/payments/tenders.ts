import { z } from 'zod';
import { idSchema, instantSchema, minorSchema, moneySchema } from '#contract/primitives.ts';

export const tenderTypeSchema = z.enum([
  'cash',
  'card',
  'cheque',
  'offline-voucher',
  'float',
  'online',
  'off-system',
  'direct-debit',
  'voucher',
  'gift-card',
  'inclusive',
  'credit',
  'bank-transfer',
]);

/** A line of money offered for a basket; amounts of 0 or less are dropped. */
export const tenderSchema = z.object({
  tenderType: z.enum([...tenderTypeSchema.options, 'membership-credit', 'general-credit']),
  amount: minorSchema,
});
export type Tender = z.infer<typeof tenderSchema>;

export const paymentRecordSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  tenderType: tenderTypeSchema,
  /** Who has the money, and gives it back: of `debit_provider` a refund has to say how (`return_by`). */
  heldBy: z.enum(['desk', 'card_provider', 'debit_provider', 'credit', 'bank']),
  creditType: z.enum(['membership', 'general']).nullable(),
  amount: moneySchema,
  status: z.enum(['created', 'submitted', 'done', 'failed']),
  description: z.string(),
  /** The last digits of the card that paid, as far as they are known. */
  cardLast4: z.string().nullable(),
  createdAt: instantSchema,
});
export type PaymentRecord = z.infer<typeof paymentRecordSchema>;
