import * as z from 'zod/mini';
import { isBorn } from '#contract/rules/ages.ts';
import { onboardingFields } from './onboarding.ts';

const { firstName, lastName, dateOfBirth } = onboardingFields.personal;

/** What is asked of a person without a log-in, e.g. a child (docs/product.md#linked-users). */
export const personFields = { firstName, lastName, dateOfBirth };

/** The form that adds a person to the own account. `today` is YYYY-MM-DD. */
export const personForm = (today: string) =>
  z.object({
    ...personFields,
    dateOfBirth: dateOfBirth.check(z.refine((day) => isBorn(day, today), { params: { rule: 'born' } })),
  });

export type PersonValues = z.input<ReturnType<typeof personForm>>;
