'use client';

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { fieldText } from '#lib/api/field-text.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useToast } from '#lib/browser/toast-context.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PasswordField } from './password-field.tsx';

type Step = 'asked' | 'done' | 'invalid';

const PASSWORD_MINIMUM = 8;

const End = ({ title, words, action }: { title: string; words: string; action: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="login-form">
      <h2 className="h-3" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{words}</p>
      {action}
    </Card>
  );
};

/** Chooses a new password by the token of a mailed link. */
export const ResetPasswordForm = ({ token }: { token: string }) => {
  const text = useText();
  const href = useHref();
  const login = useLoginModal();
  const { refresh } = useSession();
  const showToast = useToast();
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asked');
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);

  const refuse = (error: unknown) => {
    const found = getFieldErrors(error);
    if (error instanceof ApiError && error.code === 'invalid_token') setStep('invalid');
    else if (found.size > 0) setErrors(found);
    else showToast({ type: 'danger', message: errorText(error, text) });
    setAttempt((count) => count + 1);
  };
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [password, passwordConfirmation] = [fieldText(data, 'password'), fieldText(data, 'passwordConfirmation')];
    const found = new Map<string, string>();
    if (password.length < PASSWORD_MINIMUM)
      found.set('password', text('customers.errors.tooShort', { minimum: PASSWORD_MINIMUM }));
    if (password !== passwordConfirmation) found.set('passwordConfirmation', text('customers.errors.mismatch'));
    setErrors(found);
    setAttempt((count) => count + 1);
    if (found.size > 0) return;
    setPending(true);
    try {
      await browserApi('resetPassword', { body: { token, password, passwordConfirmation } });
      setStep('done');
      await refresh();
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  const problems = [...errors].map(([name, message]) => ({ fieldId: `reset-${name}`, message }));
  const field = (name: 'password' | 'passwordConfirmation') => ({
    id: `reset-${name}`,
    name,
    error: errors.get(name),
    autoComplete: 'new-password',
    maxLength: 128,
    required: true,
  });
  return (
    <div className="container narrow-page">
      {step === 'done' && (
        <End
          title={text('customers.reset.doneTitle')}
          words={text('customers.reset.done')}
          action={
            <Button onClick={() => login.open(() => window.location.assign(href('/')))}>{text('login.submit')}</Button>
          }
        />
      )}
      {step === 'invalid' && (
        <End
          title={text('errors.invalid_token')}
          words={text('customers.reset.invalid')}
          action={<LinkButton href={href('/forgotten-password')}>{text('customers.reset.askAgain')}</LinkButton>}
        />
      )}
      {step === 'asked' && (
        <Card padded>
          <form className="login-form" noValidate onSubmit={(event) => void change(event)}>
            {problems.length > 0 && (
              <ErrorSummary
                key={attempt}
                title={text('customers.reset.problems', { count: problems.length })}
                problems={problems}
              />
            )}
            <PasswordField
              {...field('password')}
              label={text('customers.reset.password')}
              help={text('customers.reset.passwordHelp')}
            />
            <PasswordField {...field('passwordConfirmation')} label={text('customers.reset.passwordConfirmation')} />
            <Button block loading={isPending}>
              {text('customers.reset.submit')}
            </Button>
          </form>
        </Card>
      )}
    </div>
  );
};
