import { useTranslations } from 'next-intl';
import { NewPasswordPart } from '#components/booking/onboarding/new-password-part.tsx';
import { OnboardingPart } from '#components/booking/onboarding/onboarding-part.tsx';
import { RegisterProblems } from '#components/booking/onboarding/register-problems.tsx';
import { TermsField } from '#components/booking/onboarding/terms-field.tsx';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { onboardingSections } from '#contract/customers/rules/onboarding.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { useDetailsForm } from './use-details-form.ts';

type DetailsStepProps = {
  flow: JoiningFlow;
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
};

/** The details of whoever joins, and for a visitor the password of the new account. */
export const DetailsStep = ({ flow, form, today }: DetailsStepProps) => {
  const t = useTranslations('joining.details');
  const href = useHref();
  const details = useDetailsForm({ flow, form, today });
  const { onboarding, user, control, register, errors, failure, attempt, isPending, submit } = details;
  const { terms } = onboarding;
  return (
    <StepForm flow={flow} isPending={isPending} onSubmit={(event) => void submit(event)}>
      <RegisterProblems key={attempt} form={onboarding} errors={errors} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {user?.email != null && (
        <p>
          {t('email')}: <b className="font-medium text-ink">{user.email}</b>{' '}
          <a className="text-s" href={href('/user-details', 'account')}>
            {t('emailStays')}
          </a>
        </p>
      )}
      {onboardingSections.map((section) => (
        <OnboardingPart key={section} form={onboarding} {...{ section, today, control, errors }} />
      ))}
      {!flow.isLoggedIn && <NewPasswordPart register={register} errors={errors} />}
      <TermsField terms={terms} control={control} errors={errors} />
    </StepForm>
  );
};
