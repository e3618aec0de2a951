import * as z from 'zod/mini';
import { isAdult } from '#contract/rules/ages.ts';
import { personForm } from './person.ts';

/** The people beside the account holder whom a membership covers. `today` is YYYY-MM-DD. */
export const coveredPeopleForm = (today: string) => {
  const person = personForm(today);
  const aged = (isFitting: (dateOfBirth: string) => boolean, rule: string) =>
    z.array(
      person.check(z.refine(({ dateOfBirth }) => isFitting(dateOfBirth), { path: ['dateOfBirth'], params: { rule } })),
    );
  return z.object({
    /** Ids of people of the account. */
    linked: z.array(z.number()),
    adults: aged((born) => isAdult(born, today), 'tooYoung'),
    children: aged((born) => !isAdult(born, today), 'tooOld'),
  });
};

export type CoveredPeopleValues = z.input<ReturnType<typeof coveredPeopleForm>>;
