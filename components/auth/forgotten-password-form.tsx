'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { fieldText } from '#lib/api/field-text.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useToast } from '#lib/browser/toast-context.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';

const Sent = ({ onAgain }: { onAgain: () => void }) => {
  const text = useText();
  const login = useLoginModal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="login-form">
      <h2 className="h-3" ref={heading} tabIndex={-1}>
        {text('customers.forgotten.sentTitle')}
      </h2>
      <p role="status">{text('customers.forgotten.sent')}</p>
      <p className="small">{text('customers.forgotten.sentHelp')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {text('customers.forgotten.again')}
      </Button>
      <Button variant="text" onClick={() => login.open()}>
        {text('customers.forgotten.backToLogIn')}
      </Button>
    </Card>
  );
};

/** Asks for a link to choose a new password. The answer is the same for people we do not know. */
export const ForgottenPasswordForm = () => {
  const text = useText();
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
      showToast({ type: 'danger', message: errorText(error, text) });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="container narrow-page">
      {isSent ? (
        <Sent onAgain={() => setSent(false)} />
      ) : (
        <Card padded>
          <form className="login-form" onSubmit={(event) => void ask(event)}>
            <p>{text('customers.forgotten.intro')}</p>
            <TextField
              label={text('customers.forgotten.emailOrReference')}
              name="emailOrReference"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={255}
            />
            <Button block loading={isPending}>
              {text('customers.forgotten.submit')}
            </Button>
          </form>
        </Card>
      )}
    </div>
  );
};
