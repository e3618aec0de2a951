import type { OnboardingValues, RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';
import { getFieldPath, onboardingSections, type OnboardingSection } from '#contract/customers/rules/onboarding.ts';
import type { CallInput } from '#lib/api/call.ts';

/** The path of a field's value in the request body. */
export const getPath = (section: OnboardingSection, field: Pick<OnboardingField, 'key'>) =>
  `dataFields.${getFieldPath(section, field)}` as const;

/** The paths of the form's values in the request body, in page order. */
export function getPaths({ sections }: Pick<OnboardingForm, 'sections'>) {
  const ofFields = onboardingSections.flatMap((section) => sections[section].map((field) => getPath(section, field)));
  return [...ofFields, 'password', 'passwordConfirmation', 'terms'] as const;
}

/** The DOM id of a field. */
export const fieldId = (path: string): string => `register-${path.replaceAll('.', '-')}`;

const isEmpty = (value: OnboardingValues[string]): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const filledValue = (value: OnboardingValues[string]): OnboardingValues[string] => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? filled(value) : value;
};

/** The filled-in values; empty ones are left out. */
function filled(values: OnboardingValues): OnboardingValues {
  const result: OnboardingValues = {};
  for (const [key, value] of Object.entries(values)) {
    const kept = filledValue(value);
    if (!isEmpty(kept)) result[key] = kept;
  }
  return result;
}

export type RegisterBody = NonNullable<CallInput<'register'>['body']>;

interface Typed extends Pick<RegisterValues, 'dataFields' | 'terms'> {
  password?: string | undefined;
  passwordConfirmation?: string | undefined;
}

/**
 * What is typed into the operator's form, as a request body has it; the password is not trimmed. The operator defines
 * the fields, so the server validates the body.
 */
export function onboardingBody<Body extends Partial<RegisterBody>>(
  { dataFields, terms, ...passwords }: Typed,
  { checksum }: Pick<OnboardingForm, 'checksum'>,
  source: RegisterBody['source'],
): Body {
  const agreed = terms === undefined ? {} : { terms };
  const body: unknown = { ...passwords, ...agreed, dataFields: { ...filled(dataFields), checksum }, source };
  return body as Body;
}

/** The request body of a registration. */
export const registerBody = (values: RegisterValues, form: Pick<OnboardingForm, 'checksum'>): RegisterBody =>
  onboardingBody(values, form, 'bookings');
