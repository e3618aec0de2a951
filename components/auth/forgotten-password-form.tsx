'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { fieldText } from '#lib/api/field-text.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { NarrowPage } from './narrow-page.tsx';

const Sent = ({ onAgain }: { onAgain: () => void }) => {
  const t = useTranslations('customers');
  const login = useLoginModal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="grid gap-4">
      <h2 className="heading-3" ref={heading} tabIndex={-1}>
        {t('forgotten.sentTitle')}
      </h2>
      <p role="status">{t('forgotten.sent')}</p>
      <p className="text-s">{t('forgotten.sentHelp')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('forgotten.again')}
      </Button>
      <Button variant="text" onClick={() => login.open()}>
        {t('forgotten.backToLogIn')}
      </Button>
    </Card>
  );
};

/** Requests a password reset link. The response is the same for unknown addresses, so that it reveals no accounts. */
export const ForgottenPasswordForm = () => {
  const t = useTranslations();
  const showToast = useToast();
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const emailOrReference = fieldText(new FormData(event.currentTarget), 'emailOrReference');
    setPending(true);
    try {
      await browserApi('requestPasswordReset', { body: { emailOrReference } });
      setSent(true);
    } catch (error) {
      showToast({ type: 'danger', message: errorText(error, t) });
    } finally {
      setPending(false);
    }
  };
  return (
    <NarrowPage className="pt-[1.5rem] pb-[3rem]">
      {isSent ? (
        <Sent onAgain={() => setSent(false)} />
      ) : (
        <Card padded>
          <form className="grid gap-4" onSubmit={(event) => void ask(event)}>
            <p>{t('customers.forgotten.intro')}</p>
            <TextField
              label={t('customers.forgotten.emailOrReference')}
              name="emailOrReference"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={255}
            />
            <Button block loading={isPending}>
              {t('customers.forgotten.submit')}
            </Button>
          </form>
        </Card>
      )}
    </NarrowPage>
  );
};
