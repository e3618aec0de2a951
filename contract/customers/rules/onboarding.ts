import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';

export type OnboardingSection = keyof OnboardingForm['sections'];

/** The sections in the order of the form. */
export const onboardingSections: readonly OnboardingSection[] = [
  'personal',
  'contact',
  'emergencyContact',
  'additional',
];

/** Where a field's value goes inside `dataFields`: `first_name` of `personal` at `personal.firstName`. */
export function getFieldPath(section: OnboardingSection, { key }: Pick<OnboardingField, 'key'>): string {
  return `${section}.${key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
}
