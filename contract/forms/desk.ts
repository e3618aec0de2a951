import * as z from 'zod/mini';
import { isBorn } from '#contract/rules/ages.ts';
import { onboardingFields } from './onboarding.ts';

const { firstName, lastName, dateOfBirth } = onboardingFields.personal;
const { email, phone } = onboardingFields.contact;

/** The form of a new customer at the front desk. `today` is YYYY-MM-DD. */
export const newCustomerForm = (today: string) =>
  z.object({
    firstName,
    lastName,
    email,
    dateOfBirth: dateOfBirth.check(z.refine((day) => isBorn(day, today), { params: { rule: 'born' } })),
    phone: z.union([z.literal(''), phone]),
    marketingEmail: z.boolean(),
  });
export type NewCustomerValues = z.input<ReturnType<typeof newCustomerForm>>;

/** The address that staff ask for in place of a customer's, as `updateUser` takes it. */
export const customerEmailForm = z.object({ email });
export type CustomerEmailValues = z.input<typeof customerEmailForm>;
