import * as z from 'zod/mini';
import { anyLine, line } from './line.ts';

/** Five to seven letters and digits; spaces do not count (docs/product.md#checkout). */
const postcode = z.string().check(z.trim(), z.maxLength(255), z.stringFormat('postcode', /^ *(?:[A-Za-z0-9] *){5,7}$/));

/**
 * The billing address of a card payment, as the checkout asks for it and the API takes it. Banks compare the numbers of its
 * first line and its postcode; the town may be left out (docs/product.md#checkout).
 */
export const billingForm = z.object({
  firstName: line,
  lastName: line,
  address1: line,
  address2: z.optional(anyLine),
  city: z.optional(anyLine),
  postcode,
});

/** What stands in the billing form. */
export type BillingValues = z.input<typeof billingForm>;
