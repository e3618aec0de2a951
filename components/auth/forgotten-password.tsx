'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ForgottenPasswordValues } from '#contract/forms/log-in.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

export interface ForgottenPasswordProps {
  /** What the field holds at first. */
  username?: string;
  /** The path to go on at with the new password, with its query. */
  redirect?: string | undefined;
  onLogIn: () => void;
}

const fieldId = 'forgotten-username';

const Sent = ({ onAgain, onLogIn }: { onAgain: () => void; onLogIn: () => void }) => {
  const t = useTranslations('customers.forgotten');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 className="heading-3" ref={heading} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p role="status">{t('sent')}</p>
      <p className="text-s">{t('sentHelp')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
      <Button variant="text" onClick={onLogIn}>
        {t('backToLogIn')}
      </Button>
    </div>
  );
};

/** Requests a password reset link. The response is the same for unknown addresses, so that it reveals no accounts. */
export const ForgottenPassword = ({ username, redirect, onLogIn }: ForgottenPasswordProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const [isSent, setSent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<ForgottenPasswordValues>({
    resolver: lazyResolver(async () => (await import('./log-in-resolvers.ts')).forgottenPasswordResolver(t)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(username && { defaultValues: { emailOrReference: username } }),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await browserApi('requestPasswordReset', { body: { ...values, redirect } });
      setSent(true);
    } catch (error) {
      showToast({ type: 'danger', message: errorText(error, t) });
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    await send(event);
    setAttempt((count) => count + 1);
  };
  const askAgain = () => {
    setSent(false);
    requestAnimationFrame(() => form.setFocus('emailOrReference', { shouldSelect: true }));
  };
  if (isSent) return <Sent onAgain={askAgain} onLogIn={onLogIn} />;
  const message = errors.emailOrReference?.message;
  const label = t('customers.forgotten.emailOrReference');
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary key={attempt} problems={message === undefined ? [] : [{ fieldId, label, message }]} />
      <p>{t('customers.forgotten.intro')}</p>
      <TextField
        {...form.register('emailOrReference')}
        id={fieldId}
        label={label}
        error={message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={255}
      />
      <Button block loading={isSubmitting}>
        {t('customers.forgotten.submit')}
      </Button>
    </form>
  );
};
