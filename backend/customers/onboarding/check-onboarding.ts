import type { Context } from '#backend/context.ts';
import { passwordProblem } from '#backend/customers/sign-in/passwords/password-rules.ts';
import { findAccount } from '#backend/customers/store.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { OnboardingBody, OnboardingForm } from '#contract/customers/onboarding.ts';
import { getFieldPath, onboardingSections } from '#contract/customers/rules/onboarding.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { wireName } from '#contract/wire.ts';

export const emailTaken = { 'data_fields.contact.email': ['Already in use'] };

type Errors = Record<string, string[]>;

/** The value at a path of names. */
function getValue(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object'
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      from,
    );
}

/** Errors of the fields that the form asks for and that are empty. */
function getMissingFields({ sections }: OnboardingForm, { dataFields }: Pick<OnboardingBody, 'dataFields'>): Errors {
  const missing = onboardingSections.flatMap((section) =>
    sections[section]
      .filter(({ required }) => required)
      .map((field) => getFieldPath(section, field))
      .filter((path) => [undefined, null, ''].includes(getValue(dataFields, path) as undefined)),
  );
  const toWire = (path: string) => ['dataFields', ...path.split('.')].map(wireName).join('.');
  return Object.fromEntries(missing.map((path) => [toWire(path), ['Required']]));
}

/** Errors of what the form says about somebody, whoever they are. */
export function getFormErrors(
  form: OnboardingForm,
  body: Pick<OnboardingBody, 'dataFields' | 'terms'>,
  { clock }: Pick<Context, 'clock'>,
): Errors {
  const isPast = isBorn(body.dataFields.personal.dateOfBirth, localDate(clock.now(), siteZone));
  return {
    ...getMissingFields(form, body),
    ...(!isPast && { 'data_fields.personal.date_of_birth': ['Must be a date in the past'] }),
    ...(form.terms !== null && body.terms !== true && { terms: ['Required'] }),
  };
}

/** Errors of the log-in of a new account: its address, and its password unless it gets none. */
export async function getLogInErrors(
  { dataFields }: Pick<OnboardingBody, 'dataFields'>,
  password: string | null,
  { db }: Pick<Context, 'db'>,
): Promise<Errors> {
  const { personal, contact } = dataFields;
  const { name } = await readOperator(db);
  const owner = { ...personal, email: contact.email, reference: null };
  const problem = password === null ? null : passwordProblem(password, owner, name);
  const isTaken = (await findAccount(db, contact.email)) !== undefined;
  return { ...(problem !== null && { password: [problem] }), ...(isTaken && emailTaken) };
}
