import { z } from 'zod';
import { billingForm } from '#contract/forms/billing.ts';
import { line } from '#contract/forms/line.ts';

export const billingSchema = z.object({
  ...billingForm.shape,
  name: z.string().max(255).optional(),
  country: z.string().length(2).default('GB'),
});
export type Billing = z.infer<typeof billingSchema>;

/** What is known of a customer's address. It may need correction before it can be paid with. */
export const knownBillingSchema = billingSchema.extend({ postcode: line });
