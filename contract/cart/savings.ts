import { z } from 'zod';
import { moneySchema } from '#contract/primitives.ts';

/** What makes a line, or a basket, cost less than its full price. */
export const savingSchema = z.object({
  kind: z.enum(['member_price', 'benefit', 'package']),
  /** The package, or the membership that gives the benefit; null for a member price. */
  name: z.string().nullable(),
  /** What it takes off, above 0. */
  amount: moneySchema,
  /** How many uses it takes. */
  uses: z.int(),
  /** Uses left after these; null where they are not counted. */
  usesLeft: z.int().nullable(),
  /** Uses there were at first, or in the period of a benefit; null where they are not counted. */
  usesTotal: z.int().nullable(),
});
export type Saving = z.infer<typeof savingSchema>;

/** How the total of a basket comes about: full price, joining fee and extras, less the savings. */
export const cartSummarySchema = z.object({
  fullPrice: moneySchema,
  /** Of a membership, not among the extras; left out where there is none. */
  joiningFee: moneySchema.optional(),
  extras: moneySchema,
  savings: z.array(savingSchema),
  saved: moneySchema,
});
export type CartSummary = z.infer<typeof cartSummarySchema>;
