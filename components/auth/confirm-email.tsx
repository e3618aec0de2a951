'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { NarrowPage } from './narrow-page.tsx';

type Step = 'asked' | 'done' | 'invalid';

/** Confirms an address by the token of a mailed link. It takes a press, because programs follow links of mails, too. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const t = useTranslations();
  const href = useHref();
  const showToast = useToast();
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asked');
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== 'asked') heading.current?.focus();
  }, [step]);
  const confirm = async () => {
    setPending(true);
    try {
      await browserApi('confirmEmail', { body: { token } });
      setStep('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') setStep('invalid');
      else showToast({ type: 'danger', message: errorText(error, t) });
    } finally {
      setPending(false);
    }
  };
  return (
    <NarrowPage className="pt-[1.5rem] pb-[3rem]">
      <Card padded className="grid gap-4">
        {step === 'asked' ? (
          <>
            <p>{t('security.confirmEmail.intro')}</p>
            <Button block type="button" loading={isPending} onClick={() => void confirm()}>
              {t('security.confirmEmail.submit')}
            </Button>
          </>
        ) : (
          <>
            <h2 className="heading-3" ref={heading} tabIndex={-1}>
              {t(step === 'done' ? 'security.confirmEmail.doneTitle' : 'errors.invalid_token')}
            </h2>
            <p>{t(step === 'done' ? 'security.confirmEmail.done' : 'security.confirmEmail.invalid')}</p>
            <LinkButton href={href('/')}>{t('security.confirmEmail.home')}</LinkButton>
          </>
        )}
      </Card>
    </NarrowPage>
  );
};
