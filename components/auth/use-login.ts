import { useTranslations } from 'next-intl';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { LogInValues } from '#contract/forms/log-in.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

/** The code of the call is fetched while the form is filled in, so that the form itself is there sooner. */
const loadLogIn = () => import('./log-in.ts');

/** The debounce of a log-in request, in milliseconds (docs/product.md#log-in). */
const delay = 250;

export interface LoginOptions {
  /** What the first field holds at first. */
  username?: string;
  /** Whether a PIN is typed in place of the password. */
  isPin?: boolean;
  /** Runs when the session cookie is set; the form stays busy until it is done. */
  onLoggedIn: () => void | Promise<unknown>;
}

/** The state of the log-in form: its fields, errors and submission. A refused attempt keeps what was typed. */
export function useLogin({ username, isPin, onLoggedIn }: LoginOptions) {
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
