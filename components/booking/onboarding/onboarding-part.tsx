import { useTranslations } from 'next-intl';
import { Controller, type Control } from 'react-hook-form';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { OnboardingSection } from '#contract/customers/rules/onboarding.ts';
import { getPath } from './onboarding-form.ts';
import { RegisterField } from './register-field.tsx';

export type OnboardingPartProps = {
  section: OnboardingSection;
  form: Pick<OnboardingForm, 'sections'>;
  /** YYYY-MM-DD. */
  today: string;
  control: Control<RegisterValues>;
  /** By the path of the value in the request body. */
  errors: ReadonlyMap<string, string>;
};

/** One section of the operator's form; nothing for a section without fields. */
export const OnboardingPart = ({ section, form, today, control, errors }: OnboardingPartProps) => {
  const t = useTranslations('customers');
  const fields = form.sections[section];
  if (fields.length === 0) return null;
  const rows = fields.map((field) => {
    const path = getPath(section, field);
    return (
      <Controller
        key={path}
        name={path}
        control={control}
        render={({ field: { value, onChange } }) => (
          <RegisterField {...{ field, path, today, value, onChange }} error={errors.get(path)} />
        )}
      />
    );
  });
  return (
    <Panel as="fieldset">
      <legend className="float-left w-full heading-3">{t(`register.${section}`)}</legend>
      {section === 'additional' ? <div className="grid">{rows}</div> : <Fields>{rows}</Fields>}
    </Panel>
  );
};
