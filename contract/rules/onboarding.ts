import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';

export type OnboardingSection = keyof OnboardingForm['sections'];

/** The sections in the order of the form. */
export const onboardingSections: readonly OnboardingSection[] = [
  'personal',
  'contact',
  'emergencyContact',
  'additional',
];

/** The kinds of onboarding that a membership may be bought with: of the site itself, and by a link from other software. */
export const joiningTypes = ['membership_purchase', 'course_pro_bridge', 'mcr_active'] as const;
export type JoiningType = (typeof joiningTypes)[number];

/** Reads a kind of onboarding from an address; any other is the purchase on this site. */
export function getJoiningType(wanted: string | null | undefined): JoiningType {
  return joiningTypes.find((type) => type === wanted) ?? 'membership_purchase';
}

/** Where a field's value goes inside `dataFields`: `first_name` of `personal` at `personal.firstName`. */
export function getFieldPath(section: OnboardingSection, { key }: Pick<OnboardingField, 'key'>): string {
  return `${section}.${key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** Whether a date of birth lies before today, both YYYY-MM-DD. */
export function isBorn(dateOfBirth: string, today: string): boolean {
  return dateOfBirth < today;
}
