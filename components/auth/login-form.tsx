'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent, type ReactNode, useEffect, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { LogInValues } from '#contract/forms/log-in.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { SecretChoice } from './secret-choice.tsx';

/** The code of the call is fetched while the form is filled in, so that the form itself is there sooner. */
const loadLogIn = () => import('./log-in.ts');

/** The debounce of a log-in request, in milliseconds (docs/product.md#log-in). */
const delay = 250;

interface LoginOptions {
  /** What the first field holds at first. */
  username?: string;
  /** Whether a PIN is typed in place of the password. */
  isPin?: boolean;
  /** Runs when the session cookie is set; the form stays busy until it is done. */
  onLoggedIn: () => void | Promise<unknown>;
}

/** The state of the log-in form: its fields, errors and submission. A refused attempt keeps what was typed. */
function useLogin({ username, isPin, onLoggedIn }: LoginOptions) {
  const t = useTranslations();
  const { register, handleSubmit, setFocus, resetField, formState } = useForm<LogInValues>({
    resolver: lazyResolver(async () => (await import('./log-in-resolvers.ts')).logInResolver(t)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(username && { defaultValues: { username } }),
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  useEffect(() => void loadLogIn().catch(() => undefined), []);

  const send = handleSubmit(async (values) => {
    await new Promise((resume) => setTimeout(resume, delay));
    try {
      const result = await (await loadLogIn()).logIn(values, t, isPin);
      if (result.kind === 'loggedIn') await onLoggedIn();
      else if (result.kind === 'codeRequired') setAsksCode(true);
      else setRefusal(result.reason);
    } catch {
      setRefusal(t(unloadedKey()));
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    setRefusal(null);
    await send(event);
    setAttempt((count) => count + 1);
  };
  const forgetPassword = () => {
    resetField('password');
    setRefusal(null);
  };
  return {
    register,
    forgetPassword,
    errors: formState.errors,
    isPending: formState.isSubmitting,
    refusal,
    attempt,
    asksCode,
    submit,
  };
}

export interface LoginFormProps extends Omit<LoginOptions, 'isPin'> {
  /** The link or button to a new password. */
  forgotten: ReactNode;
  /** The link or button to a new account; null where nobody may open one. */
  register: ReactNode;
  /** Called with the email or reference as it is typed. */
  onUsername?: (username: string) => void;
}

/** A scanner of cards types the barcode and Enter, after which the password is next. */
function goToPassword(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  const password = form?.querySelector<HTMLInputElement>('input[name="password"]');
  if (event.key !== 'Enter' || password?.value !== '') return;
  event.preventDefault();
  password.focus();
}

/**
 * Asks for email or reference and password, and for a code when the server requires one. At a kiosk the first may be the
 * barcode of a card, from a scanner, and a PIN may stand for the password.
 */
export const LoginForm = ({ forgotten, register: newAccount, onUsername, ...options }: LoginFormProps) => {
  const t = useTranslations('login');
  const id = useId();
  const isKiosk = useSite().mode === 'kiosk';
  const [isPin, setPin] = useState(false);
  const { register, forgetPassword, errors, isPending, refusal, attempt, asksCode, submit } = useLogin({
    ...options,
    isPin,
  });
  const autoComplete = useAutoComplete();
  const usernameLabel = isKiosk ? t(isPin ? 'usernamePin' : 'usernameKiosk') : t('username');
  const labels = { username: usernameLabel, password: t(isPin ? 'pin' : 'password'), code: t('code') };
  const choose = (next: boolean) => {
    setPin(next);
    forgetPassword();
  };
  const field = (name: keyof typeof labels) => ({
    ...register(name),
    id: `${id}-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    required: true,
  });
  const found = (['username', 'password', 'code'] as const).flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `${id}-${name}`, label: labels[name], message }];
  });
  const refused = asksCode ? 'code' : 'username';
  const problems = refusal === null ? found : [{ fieldId: `${id}-${refused}`, label: '', message: refusal }];
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary key={attempt} problems={problems} />
      {isKiosk && <SecretChoice isPin={isPin} onChange={choose} />}
      <TextField
        {...field('username')}
        autoComplete={autoComplete('username')}
        onKeyDown={isKiosk ? goToPassword : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        onInput={(event) => onUsername?.(event.currentTarget.value)}
      />
      <PasswordField
        {...field('password')}
        aside={isPin ? undefined : forgotten}
        inputMode={isPin ? 'numeric' : undefined}
        autoComplete={autoComplete('current-password')}
        maxLength={isPin ? 8 : 128}
      />
      {asksCode && (
        <TextField
          {...field('code')}
          help={t('codeHelp')}
          autoComplete={autoComplete('one-time-code')}
          maxLength={64}
        />
      )}
      <Button block loading={isPending}>
        {t('submit')}
      </Button>
      {newAccount !== null && (
        <>
          <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-s/[1.5] text-ink-3 before:h-px before:bg-line after:h-px after:bg-line">
            {t('newHere')}
          </p>
          {newAccount}
        </>
      )}
    </form>
  );
};
