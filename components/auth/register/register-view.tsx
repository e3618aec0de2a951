'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { NewPasswordPart } from '#components/booking/onboarding/new-password-part.tsx';
import { OnboardingPart } from '#components/booking/onboarding/onboarding-part.tsx';
import { RegisterProblems } from '#components/booking/onboarding/register-problems.tsx';
import { TermsField } from '#components/booking/onboarding/terms-field.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { onboardingSections } from '#contract/customers/rules/onboarding.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useRegister } from './use-register.ts';

type RegisterViewProps = {
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
  /** The redirect after registration, validated by the server; it is opened with a full page load. */
  target: string;
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
  const { control, register, errors, attempt, failure, isPending, submit } = registration;
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
        <OnboardingPart key={section} {...{ section, form, today, control, errors }} />
      ))}
      <NewPasswordPart register={register} errors={errors} />
      <TermsField terms={terms} control={control} errors={errors} />
      <Button type="submit" className="justify-self-start" loading={isPending}>
        {t('customers.register.submit')}
      </Button>
    </form>
  );
};
