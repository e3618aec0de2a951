import type { OnboardingValues, RegisterValues } from '#contract/forms/register.ts';
import type { OnboardingField, OnboardingForm } from '#contract/onboarding.ts';
import { getFieldPath, onboardingSections, type OnboardingSection } from '#contract/rules/onboarding.ts';
import type { CallInput } from '#lib/api/call.ts';

/** Where a field's value goes in the body. */
export const getPath = (section: OnboardingSection, field: Pick<OnboardingField, 'key'>) =>
  `dataFields.${getFieldPath(section, field)}` as const;

/** Where the values of a form go in the body, in the order of the page. */
export function getPaths({ sections }: Pick<OnboardingForm, 'sections'>) {
  const ofFields = onboardingSections.flatMap((section) => sections[section].map((field) => getPath(section, field)));
  return [...ofFields, 'password', 'passwordConfirmation', 'terms'] as const;
}

/** The id of a field in the page. */
export const fieldId = (path: string): string => `register-${path.replaceAll('.', '-')}`;

const isEmpty = (value: OnboardingValues[string]): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const filledValue = (value: OnboardingValues[string]): OnboardingValues[string] => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? filled(value) : value;
};

/** The filled values; what is empty is left out. */
function filled(values: OnboardingValues): OnboardingValues {
  const result: OnboardingValues = {};
  for (const [key, value] of Object.entries(values)) {
    const kept = filledValue(value);
    if (!isEmpty(kept)) result[key] = kept;
  }
  return result;
}

export type RegisterBody = NonNullable<CallInput<'register'>['body']>;

/**
 * The body of a registration; a password goes as it was typed. Which fields there are is the operator's choice, so it is
 * the server that says whether they fit.
 */
export function registerBody(
  { dataFields, terms, ...passwords }: RegisterValues,
  { checksum }: Pick<OnboardingForm, 'checksum'>,
): RegisterBody {
  const agreed = terms === undefined ? {} : { terms };
  const body: unknown = {
    ...passwords,
    ...agreed,
    dataFields: { ...filled(dataFields), checksum },
    source: 'bookings',
  };
  return body as RegisterBody;
}
