import type { OnboardingValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { getFieldPath, onboardingSections } from '#contract/customers/rules/onboarding.ts';
import type { User } from '#contract/customers/users.ts';

const place = (
  values: OnboardingValues,
  [key = '', ...rest]: readonly string[],
  value: string | undefined,
): OnboardingValues => {
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = values[key];
  return { ...values, [key]: place(typeof inner === 'object' ? inner : {}, rest, value) };
};

/** Every field of the operator's form without a value. */
export const blankFields = ({ sections }: Pick<OnboardingForm, 'sections'>): OnboardingValues =>
  onboardingSections
    .flatMap((section) => sections[section].map((field) => ({ field, keys: getFieldPath(section, field).split('.') })))
    .reduce<OnboardingValues>(
      (values, { field, keys }) => place(values, keys, field.type === 'checkbox' ? undefined : ''),
      {},
    );

const orBlank = (text: string | null | undefined): string => text ?? '';

/** What is known of somebody who is logged in, as the operator's form has it. */
export function knownFields(user: User): OnboardingValues {
  const { address } = user;
  return {
    personal: {
      title: orBlank(user.title),
      firstName: user.firstName,
      lastName: user.lastName,
      dateOfBirth: orBlank(user.dateOfBirth),
      gender: orBlank(user.gender),
      ethnicity: orBlank(user.ethnicity),
      disability: orBlank(user.disability),
    },
    contact: {
      email: orBlank(user.email),
      phone: orBlank(user.phone),
      address: {
        address1: orBlank(address?.address1),
        address2: orBlank(address?.address2),
        area: orBlank(address?.area),
        town: orBlank(address?.town),
        country: orBlank(address?.country),
        postcode: orBlank(address?.postcode),
      },
    },
    additional: { marketingPreferences: { ...user.marketingPreferences } },
  };
}

/** One set of values over another: what is blank above leaves what is below. */
export function mergeFields(below: OnboardingValues, above: OnboardingValues): OnboardingValues {
  const merged: OnboardingValues = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    if (typeof value === 'object') merged[key] = mergeFields(typeof under === 'object' ? under : {}, value);
    else if (value !== undefined && value !== '') merged[key] = value;
  }
  return merged;
}

/** The operator's form without the address of somebody who is logged in: it stays as it is. */
export const withoutEmail = (form: OnboardingForm): OnboardingForm => ({
  ...form,
  sections: { ...form.sections, contact: form.sections.contact.filter(({ key }) => key !== 'email') },
});
