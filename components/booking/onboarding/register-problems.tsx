import { useLocale, useTranslations } from 'next-intl';
import { fieldLabel } from '#components/booking/onboarding/field-label.ts';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';
import { onboardingSections, type OnboardingSection } from '#contract/customers/rules/onboarding.ts';
import { fieldId, getPath } from './onboarding-form.ts';

export interface RegisterProblemsProps {
  form: Pick<OnboardingForm, 'sections'>;
  /** By the path of the value in the request body. */
  errors: ReadonlyMap<string, string>;
}

/** What is wrong with a registration, each problem with the operator's name of its field. */
export const RegisterProblems = ({ form, errors }: RegisterProblemsProps) => {
  const t = useTranslations();
  const locale = useLocale();
  // The fields of the contact are named as those of the customer are.
  const label = (section: OnboardingSection, field: OnboardingField) => {
    const name = fieldLabel(field, t, locale);
    return section === 'emergencyContact' ? `${t('customers.register.emergencyContact')}, ${name}` : name;
  };
  const labels = new Map<string, string>([
    ...onboardingSections.flatMap((section) =>
      form.sections[section].map((field): [string, string] => [getPath(section, field), label(section, field)]),
    ),
    ['password', t('customers.register.passwordNew')],
    ['passwordConfirmation', t('customers.register.passwordConfirmation')],
  ]);
  const problems = [...errors].map(([path, message]) => ({
    fieldId: fieldId(path),
    label: labels.get(path) ?? '',
    message,
  }));
  return <ProblemSummary problems={problems} />;
};
