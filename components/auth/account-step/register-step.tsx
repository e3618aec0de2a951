import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Controller, type Control } from 'react-hook-form';
import { useRegister } from '#components/auth/register/use-register.ts';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { fieldId } from '#components/booking/onboarding/onboarding-form.ts';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { RegisterField } from '#components/booking/onboarding/register-field.tsx';
import { RegisterProblems } from '#components/booking/onboarding/register-problems.tsx';
import { TermsField } from '#components/booking/onboarding/terms-field.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { barFigure } from '#components/ui/layout/bottom-bar.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { siteDate } from '#lib/time/site-date.ts';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { earlyFields, type EarlyField } from './early-fields.ts';
import { KnownAddress } from './known-address.tsx';
import { useRegistrationDraft } from './registration-draft.ts';

/** Help and names of fields that a first booking asks for, by their keys. */
const helps = { email: 'emailHelp', date_of_birth: 'dateHelp', phone: 'phoneHelp' } as const;
const isHelped = (key: string): key is keyof typeof helps => Object.hasOwn(helps, key);

interface EarlyFieldRowProps extends EarlyField {
  control: Control<RegisterValues>;
  /** YYYY-MM-DD. */
  today: string;
  error: string | undefined;
}

/** A field of the operator's form, as the account step asks for it. */
const EarlyFieldRow = ({ field, path, control, today, error }: EarlyFieldRowProps) => {
  const t = useTranslations('customers.step');
  return (
    <Controller
      name={path}
      control={control}
      render={({ field: { value, onChange } }) => (
        <div className={field.type === 'email' ? 'col-[1/-1]' : undefined}>
          <RegisterField
            {...{ field, path, today, value, onChange, error }}
            name={field.type === 'checkbox' && !field.required ? t('news') : undefined}
            help={isHelped(field.key) ? t(helps[field.key]) : undefined}
          />
        </div>
      )}
    />
  );
};

interface RegisterFootProps {
  /** The form that the button sends. */
  formId: string;
  intent: BookingIntent | undefined;
  isPending: boolean;
}

/** The price and the button at the bottom of the account step. */
const RegisterFoot = ({ formId, intent, isPending }: RegisterFootProps) => {
  const t = useTranslations('customers');
  const isAdded = intent?.isAdded === true;
  return (
    <>
      {isAdded && (
        <p className="grid gap-1 text-s text-ink-3">
          <span className={`font-figures ${barFigure}`}>{intent.price}</span>
          {t('step.nothingToPay')}
        </p>
      )}
      <Button form={formId} block={!isAdded} loading={isPending}>
        {t(isAdded ? 'step.createAndAdd' : 'register.submit')}
      </Button>
    </>
  );
};

const formId = 'account-step';

export interface RegisterStepProps {
  form: OnboardingForm;
  intent: BookingIntent | undefined;
  /** What was typed since the slide-over was opened, the password too. */
  typed: RegisterValues | undefined;
  onType: (values: RegisterValues | undefined) => void;
  /** Where the button stands. */
  foot: HTMLElement | null;
  onDone: () => Promise<unknown>;
  onChanged: () => void;
  onLogIn: (email: string) => void;
  onForgotten: (email: string) => void;
}

/** Makes an account with the fields that a first booking needs (docs/product.md#account-step). */
export const RegisterStep = ({
  form,
  intent,
  typed,
  onType,
  foot,
  onDone,
  onChanged,
  onLogIn,
  onForgotten,
}: RegisterStepProps) => {
  const t = useTranslations();
  const autoComplete = useAutoComplete();
  const [today] = useState(() => siteDate(new Date()));
  const draft = useRegistrationDraft();
  const done = async () => {
    onType(undefined);
    draft.keep(null);
    await onDone();
  };
  const registration = useRegister({
    ...{ form, today, onChanged },
    onDone: done,
    isTypedOnce: true,
    typed: typed ?? draft.read(),
  });
  const { control, register, errors, watch, attempt, failure, isKnownAddress, submit } = registration;
  useEffect(
    () =>
      watch({
        formState: { values: true },
        callback: ({ values }) => {
          onType(values);
          draft.keep(values);
        },
      }),
    [watch, onType, draft],
  );
  const address = registration.getValues('dataFields.contact.email');
  const email = typeof address === 'string' ? address : '';
  const { who, more, boxes } = earlyFields(form);
  const row = ({ field, path }: EarlyField) => (
    <EarlyFieldRow key={path} {...{ field, path, control, today }} error={errors.get(path)} />
  );
  return (
    <form id={formId} className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-s">
        {t.rich('customers.step.haveAccount', {
          link: (words) => <InlineLink onClick={() => onLogIn(email)}>{words}</InlineLink>,
        })}
        {intent && ` ${t('customers.step.staysToo')}`}
      </p>
      {isKnownAddress ? (
        <KnownAddress
          key={attempt}
          {...{ email, intent }}
          onLogIn={() => onLogIn(email)}
          onForgotten={() => onForgotten(email)}
        />
      ) : (
        <RegisterProblems key={attempt} form={form} errors={errors} />
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 small:grid-cols-2">
        {who.map(row)}
        <PasswordField
          {...register('password')}
          id={fieldId('password')}
          wide
          className="col-[1/-1]"
          label={t('customers.register.passwordNew')}
          help={t('customers.step.passwordHelp')}
          error={errors.get('password')}
          autoComplete={autoComplete('new-password')}
          maxLength={128}
          required
        />
        {more.map(row)}
      </div>
      <div>
        <TermsField terms={form.terms} control={control} errors={errors} />
        {boxes.map(row)}
      </div>
      <p className="text-s text-ink-3">{t('customers.step.later')}</p>
      {foot && createPortal(<RegisterFoot {...{ formId, intent }} isPending={registration.isPending} />, foot)}
    </form>
  );
};
