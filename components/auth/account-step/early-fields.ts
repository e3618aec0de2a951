import { getPath } from '#components/booking/onboarding/onboarding-form.ts';
import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';
import { onboardingSections } from '#contract/customers/rules/onboarding.ts';

/** Optional fields that are worth asking before the first booking, by their keys. */
const early = new Set(['phone', 'marketing_preferences.email']);

const beforePassword = new Set(['first_name', 'last_name', 'email']);

export interface EarlyField {
  field: OnboardingField;
  /** The path of its value in the request body. */
  path: ReturnType<typeof getPath>;
}

/**
 * The fields that a first booking needs, in the order of the account step: those that the operator requires, the phone
 * and the news; the account asks for the rest later (docs/product.md#account-step).
 */
export function earlyFields({ sections }: Pick<OnboardingForm, 'sections'>) {
  const fields = onboardingSections
    .flatMap((section) => sections[section].map((field): EarlyField => ({ field, path: getPath(section, field) })))
    .filter(({ field }) => field.required || early.has(field.key));
  const isBox = ({ field }: EarlyField) => field.type === 'checkbox';
  return {
    who: fields.filter(({ field }) => beforePassword.has(field.key)),
    more: fields.filter((one) => !isBox(one) && !beforePassword.has(one.field.key)),
    boxes: fields.filter(isBox),
  };
}
