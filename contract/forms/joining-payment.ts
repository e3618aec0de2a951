import * as z from 'zod/mini';
import { bankAccountFields } from './bank-account.ts';
import { ticked } from './box.ts';

/** The choice of a direct debit; every other choice is a card. */
export const directDebit = 'direct_debit';

const shared = { method: z.string(), authorised: ticked };

/** How a membership is paid later: by direct debit from an account. */
export const directDebitForm = z.object({ ...shared, ...bankAccountFields });

/** The same from a card, of which nothing is typed here. */
export const keptCardForm = z.object({
  ...shared,
  accountHolder: z.string(),
  sortCode: z.string(),
  accountNumber: z.string(),
});

export type JoiningPaymentValues = z.input<typeof keptCardForm>;
