'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { PasswordField } from '#components/auth/password-field.tsx';
import { TermsAgreement } from '#components/booking/terms-agreement.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { onboardingSections, type OnboardingSection } from '#contract/rules/onboarding.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { fieldId, getPath } from '#components/booking/onboarding/onboarding-form.ts';
import { RegisterField } from '#components/booking/onboarding/register-field.tsx';
import { RegisterProblems } from '#components/booking/onboarding/register-problems.tsx';
import { useRegister } from './use-register.ts';

type RegisterViewProps = {
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
  /** The redirect after registration, validated by the server; it is opened with a full page load. */
  target: string;
};

type Registration = ReturnType<typeof useRegister>;

const Part = ({
  section,
  form,
  today,
  registration,
}: {
  section: OnboardingSection;
  form: OnboardingForm;
  today: string;
  registration: Registration;
}) => {
  const t = useTranslations('customers');
  const fields = form.sections[section];
  if (fields.length === 0) return null;
  const rows = fields.map((field) => {
    const path = getPath(section, field);
    return (
      <Controller
        key={path}
        name={path}
        control={registration.control}
        render={({ field: { value, onChange } }) => (
          <RegisterField {...{ field, path, today, value, onChange }} error={registration.errors.get(path)} />
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

const Passwords = ({ registration: { register, errors } }: { registration: Registration }) => {
  const t = useTranslations('customers');
  const autoComplete = useAutoComplete();
  const field = (name: 'password' | 'passwordConfirmation') => ({
    ...register(name),
    id: fieldId(name),
    error: errors.get(name),
    autoComplete: autoComplete('new-password'),
    maxLength: 128,
    required: true,
  });
  return (
    <Panel as="fieldset">
      <legend className="float-left w-full heading-3">{t('register.password')}</legend>
      <Fields>
        <PasswordField {...field('password')} label={t('register.passwordNew')} help={t('register.passwordHelp')} />
        <PasswordField {...field('passwordConfirmation')} label={t('register.passwordConfirmation')} />
      </Fields>
    </Panel>
  );
};

/** The registration form: the operator's fields, a password, the terms (docs/product.md#registration). */
export const RegisterView = ({ form, today, target }: RegisterViewProps) => {
  const t = useTranslations();
  const login = useLoginModal();
  const { terms } = form;
  const router = useRouter();
  const registration = useRegister({
    form,
    today,
    onDone: () => window.location.assign(target),
    onChanged: () => router.refresh(),
  });
  const { control, errors, attempt, failure, isPending, submit } = registration;
  return (
    <form
      className="grid max-w-[52.0625rem] content-start gap-6 pt-[1.5rem] pb-[3rem] *:min-w-0"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-l text-balance">{t('customers.register.intro')}</p>
      <p>
        {t('customers.register.haveAccount')}{' '}
        <Button
          variant="text"
          size="medium"
          type="button"
          onClick={() => login.open(() => window.location.assign(target))}
        >
          {t('login.submit')}
        </Button>
      </p>
      <RegisterProblems key={attempt} form={form} errors={errors} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {onboardingSections.map((section) => (
        <Part key={section} section={section} form={form} today={today} registration={registration} />
      ))}
      <Passwords registration={registration} />
      {terms !== null && (
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
      )}
      <Button type="submit" className="justify-self-start" loading={isPending}>
        {t('customers.register.submit')}
      </Button>
    </form>
  );
};
