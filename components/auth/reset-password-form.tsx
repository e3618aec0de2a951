'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import type { ResetPasswordValues } from '#contract/forms/passwords.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { FormEnd, FormPage } from './form-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Step = 'asked' | 'done' | 'invalid';

/**
 * Chooses a new password by the token of a mailed link. `target` is the redirect after the log-in with it, validated by
 * the server.
 */
export const ResetPasswordForm = ({ token, target }: { token: string; target: string }) => {
  const t = useTranslations();
  const href = useHref();
  const login = useLoginModal();
  const { refresh } = useSession();
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asked');
  const send = async (values: ResetPasswordValues) => {
    await browserApi('resetPassword', { body: { token, ...values } });
    setStep('done');
    await refresh();
  };
  const isInvalid = (error: unknown) => {
    const found = error instanceof ApiError && error.code === 'invalid_token';
    if (found) setStep('invalid');
    return found;
  };
  return (
    <FormPage>
      {step === 'done' && (
        <FormEnd title={t('customers.reset.doneTitle')} words={t('customers.reset.done')}>
          <Button onClick={() => login.open(() => window.location.assign(target))}>{t('login.submit')}</Button>
        </FormEnd>
      )}
      {step === 'invalid' && (
        <FormEnd title={t('errors.invalid_token')} words={t('customers.reset.invalid')}>
          <LinkButton href={href('/forgotten-password')}>{t('customers.reset.askAgain')}</LinkButton>
        </FormEnd>
      )}
      {step === 'asked' && (
        <Card padded>
          <NewPasswordForm submitLabel={t('customers.reset.submit')} onSend={send} onRefused={isInvalid} />
        </Card>
      )}
    </FormPage>
  );
};
