import { Controller, type Control } from 'react-hook-form';
import { TermsAgreement } from '#components/booking/terms-agreement.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { fieldId } from './onboarding-form.ts';

interface TermsFieldProps {
  terms: OnboardingForm['terms'];
  control: Control<RegisterValues>;
  /** By the path of the value in the request body. */
  errors: ReadonlyMap<string, string>;
}

/** The agreement to the terms of the operator's form; nothing for a form without. */
export const TermsField = ({ terms, control, errors }: TermsFieldProps) =>
  terms !== null && (
    <Controller
      name="terms"
      control={control}
      render={({ field: { value, onChange } }) => (
        <TermsAgreement
          id={fieldId('terms')}
          html={terms.html}
          agreed={value === true}
          onChange={onChange}
          isRefused={errors.has('terms')}
        />
      )}
    />
  );
