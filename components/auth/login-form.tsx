'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { PasswordField } from './password-field.tsx';

/** The code of the call is fetched while the form is filled in, so that the form itself is there sooner. */
const loadLogIn = () => import('./log-in.ts');

/** The debounce of a log-in request, in milliseconds (docs/product.md#log-in). */
const delay = 250;

/**
 * Asks for e-mail or reference and password, and for a code when the server requires one. `onLoggedIn` runs when the
 * session cookie is set.
 */
export const LoginForm = ({ onLoggedIn }: { onLoggedIn: () => void }) => {
  const t = useTranslations();
  const href = useHref();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), [asksCode]);
  useEffect(() => void loadLogIn().catch(() => undefined), []);
  const logIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setPending(true);
    setError(null);
    await new Promise((resume) => setTimeout(resume, delay));
    try {
      const result = await (await loadLogIn()).logIn(data, t);
      if (result.kind === 'loggedIn') onLoggedIn();
      else if (result.kind === 'codeRequired') setAsksCode(true);
      else setError(result.reason);
    } catch {
      setError(t('errors.unexpected'));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void logIn(event)}>
      {error !== null && (
        <p
          className="rounded-m border border-danger-line bg-danger-bg px-4 py-3 text-s font-medium text-danger"
          role="alert"
        >
          {error}
        </p>
      )}
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={255}
      />
      <PasswordField
        label={t('login.password')}
        aside={
          <Link className="tap-target text-s" href={href('/forgotten-password', 'bookings')} prefetch={false}>
            {t('login.forgotten')}
          </Link>
        }
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      {asksCode && (
        <TextField
          label={t('login.code')}
          help={t('login.codeHelp')}
          name="code"
          autoComplete="one-time-code"
          ref={codeField}
          required
          minLength={6}
          maxLength={64}
        />
      )}
      <Button block loading={isPending}>
        {t('login.submit')}
      </Button>
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-s/[1.5] text-ink-3 before:h-px before:bg-line after:h-px after:bg-line">
        {t('login.newHere')}
      </p>
      <LinkButton block variant="secondary" href={href('/register', 'bookings')} prefetch={false}>
        {t('login.createAccount')}
      </LinkButton>
    </form>
  );
};
