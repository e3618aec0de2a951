'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Card } from '#components/ui/layout/card.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ResetPasswordValues } from '#contract/forms/passwords.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { FormPage } from './form-page.tsx';
import { PasswordField } from './password-field.tsx';
import { ProblemSummary } from './problem-summary.tsx';

type Step = 'asked' | 'done' | 'invalid';

const fields = ['password', 'passwordConfirmation'] as const;

const End = ({ title, words, action }: { title: string; words: string; action: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="grid gap-4">
      <h2 className="heading-3" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{words}</p>
      {action}
    </Card>
  );
};

/**
 * Chooses a new password by the token of a mailed link. `target` is the redirect after the log-in with it, validated by
 * the server.
 */
export const ResetPasswordForm = ({ token, target }: { token: string; target: string }) => {
  const t = useTranslations();
  const href = useHref();
  const login = useLoginModal();
  const { refresh } = useSession();
  const showToast = useToast();
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asked');
  const form = useForm<ResetPasswordValues>({
    resolver: lazyResolver(async () => (await import('./password-resolvers.ts')).resetPasswordResolver(t)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);

  const refuse = (error: unknown) => {
    const found = getFieldErrors(error);
    if (error instanceof ApiError && error.code === 'invalid_token') setStep('invalid');
    else if (found.size > 0) setRefused(found);
    else showToast({ type: 'danger', message: errorText(error, t) });
  };
  const send = form.handleSubmit(async (values) => {
    try {
      await browserApi('resetPassword', { body: { token, ...values } });
      setStep('done');
      await refresh();
    } catch (error) {
      refuse(error);
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setRefused(new Map());
    await send(event);
    setAttempt((count) => count + 1);
  };

  const found = fields.flatMap((name): [string, string][] => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [[name, message]];
  });
  const messages = new Map([...found, ...refused]);
  const problems = [...messages].map(([name, message]) => {
    const field = fields.find((one) => one === name);
    return { fieldId: `reset-${name}`, label: field ? t(`customers.reset.${field}`) : '', message };
  });
  const field = (name: (typeof fields)[number]) => ({
    ...form.register(name),
    id: `reset-${name}`,
    label: t(`customers.reset.${name}`),
    error: messages.get(name),
    autoComplete: 'new-password',
    maxLength: 128,
    required: true,
  });
  return (
    <FormPage>
      {step === 'done' && (
        <End
          title={t('customers.reset.doneTitle')}
          words={t('customers.reset.done')}
          action={<Button onClick={() => login.open(() => window.location.assign(target))}>{t('login.submit')}</Button>}
        />
      )}
      {step === 'invalid' && (
        <End
          title={t('errors.invalid_token')}
          words={t('customers.reset.invalid')}
          action={<LinkButton href={href('/forgotten-password')}>{t('customers.reset.askAgain')}</LinkButton>}
        />
      )}
      {step === 'asked' && (
        <Card padded>
          <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
            <ProblemSummary key={attempt} problems={problems} />
            <PasswordField {...field('password')} help={t('customers.reset.passwordHelp')} />
            <PasswordField {...field('passwordConfirmation')} />
            <Button block loading={isSubmitting}>
              {t('customers.reset.submit')}
            </Button>
          </form>
        </Card>
      )}
    </FormPage>
  );
};
