'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { NarrowPage } from './narrow-page.tsx';

type Step = 'asked' | 'confirmed' | 'allowed' | 'invalid';

const titles = {
  confirmed: 'security.confirmEmail.doneTitle',
  allowed: 'security.confirmEmail.allowedTitle',
  invalid: 'errors.invalid_token',
} as const;
const texts = {
  confirmed: 'security.confirmEmail.done',
  allowed: 'security.confirmEmail.allowed',
  invalid: 'security.confirmEmail.invalid',
} as const;

/** Confirms an address by the token of a mailed link, or allows the one that the desk has asked for. It takes a press, because programs follow links of mails, too. */
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
      const { data } = await browserApi('confirmEmail', { body: { token } });
      setStep(data.status);
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
              {t(titles[step])}
            </h2>
            <p>{t(texts[step])}</p>
            <LinkButton href={href('/')}>{t('security.confirmEmail.home')}</LinkButton>
          </>
        )}
      </Card>
    </NarrowPage>
  );
};
