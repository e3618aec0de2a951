import * as z from 'zod/mini';
import { isBorn } from '#contract/rules/onboarding.ts';
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
