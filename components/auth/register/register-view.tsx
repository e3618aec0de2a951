'use client';

import type { SubmitEvent } from 'react';
import { fieldLabel } from '#components/auth/field-label.ts';
import { PasswordField } from '#components/auth/password-field.tsx';
import { TermsAgreement } from '#components/booking/terms-agreement.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import type { OnboardingForm } from '#contract/onboarding.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { fieldId, getPath, sections, type Section } from './onboarding-form.ts';
import { RegisterField } from './register-field.tsx';
import { useRegister } from './use-register.ts';

type RegisterViewProps = {
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
  /** Where a registration leads, checked by the server; it is loaded afresh. */
  target: string;
};

type Registration = ReturnType<typeof useRegister>;

const Part = ({
  section,
  form,
  today,
  registration,
}: {
  section: Section;
  form: OnboardingForm;
  today: string;
  registration: Registration;
}) => {
  const text = useText();
  const fields = form.sections[section];
  if (fields.length === 0) return null;
  return (
    <fieldset className="panel">
      <legend className="h-3">{text(`customers.register.${section}`)}</legend>
      <div className={section === 'additional' ? 'checks' : 'fields'}>
        {fields.map((field) => {
          const path = getPath(section, field);
          return (
            <RegisterField
              key={path}
              field={field}
              path={path}
              today={today}
              value={registration.values[path]}
              onChange={(value) => registration.set(path, value)}
              error={registration.errors.get(path)}
            />
          );
        })}
      </div>
    </fieldset>
  );
};

const Passwords = ({ registration: { values, set, errors } }: { registration: Registration }) => {
  const text = useText();
  const field = (name: 'password' | 'passwordConfirmation') => ({
    id: fieldId(name),
    value: String(values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: errors.get(name),
    autoComplete: 'new-password',
    maxLength: 128,
    required: true,
  });
  return (
    <fieldset className="panel">
      <legend className="h-3">{text('customers.register.password')}</legend>
      <div className="fields">
        <PasswordField
          {...field('password')}
          label={text('customers.register.passwordNew')}
          help={text('customers.register.passwordHelp')}
        />
        <PasswordField {...field('passwordConfirmation')} label={text('customers.register.passwordConfirmation')} />
      </div>
    </fieldset>
  );
};

/** Makes an account: the operator's own fields, a password, the terms (docs/product.md#registration). */
export const RegisterView = ({ form, today, target }: RegisterViewProps) => {
  const text = useText();
  const login = useLoginModal();
  const registration = useRegister({ form, today, onDone: () => window.location.assign(target) });
  const { values, set, errors, attempt, failure, isPending, submit } = registration;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const labels = new Map(
    sections.flatMap((section) =>
      form.sections[section].map((field) => [getPath(section, field), fieldLabel(field, text)]),
    ),
  );
  labels
    .set('password', text('customers.register.passwordNew'))
    .set('passwordConfirmation', text('customers.register.passwordConfirmation'));
  const problems = [...errors].map(([path, error]) => {
    const field = labels.get(path);
    return {
      fieldId: fieldId(path),
      message: field === undefined ? error : text('customers.register.problem', { field, error }),
    };
  });
  return (
    <form className="register stack" noValidate onSubmit={onSubmit}>
      <p className="lead">{text('customers.register.intro')}</p>
      <p>
        {text('customers.register.haveAccount')}{' '}
        <Button
          variant="text"
          size="medium"
          type="button"
          onClick={() => login.open(() => window.location.assign(target))}
        >
          {text('login.submit')}
        </Button>
      </p>
      {problems.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={text('customers.register.problems', { count: problems.length })}
          problems={problems}
        />
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {sections.map((section) => (
        <Part key={section} section={section} form={form} today={today} registration={registration} />
      ))}
      <Passwords registration={registration} />
      {form.terms !== null && (
        <TermsAgreement
          id={fieldId('terms')}
          html={form.terms.html}
          agreed={values.terms === true}
          onChange={(agreed) => set('terms', agreed)}
          isRefused={errors.has('terms')}
        />
      )}
      <Button type="submit" loading={isPending}>
        {text('customers.register.submit')}
      </Button>
    </form>
  );
};
