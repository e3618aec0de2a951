import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormEnd } from '#components/auth/form-page.tsx';
import { NewPasswordForm } from '#components/auth/new-password-form.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import type { ResetPasswordValues } from '#contract/forms/passwords.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import type { InvitationProps } from './link-invitation.tsx';

type Step = 'asked' | 'done' | 'state';

/** Takes over what others have booked, by choosing the password of the person's own log-in. */
export const TakeOverInvitation = ({
  token,
  invitation,
  onInvalid,
  follow = loadPage,
}: InvitationProps & { follow?: Follow }) => {
  const t = useTranslations();
  const href = useHref();
  const login = useLoginModal();
  const [step, setStep] = useState<Step>('asked');
  const { inviterName: name, email } = invitation;
  const person = invitation.personName ?? email;
  // Not a mutation: those are kept for a while, with the password.
  const send = async (values: ResetPasswordValues) => {
    await browserApi('acceptInvitation', { body: { token, ...values } });
    setStep('done');
  };
  const showRefusal = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'invalid_token') onInvalid();
    if (code === 'link_state') setStep('state');
    return code === 'invalid_token' || code === 'link_state';
  };
  // Whoever is logged in meanwhile, such as a parent on the same device, is logged out by this log-in.
  const toLogIn = (
    <Button type="button" onClick={() => login.open(() => follow(href('/bookings', 'account')))}>
      {t('login.submit')}
    </Button>
  );
  if (step === 'done')
    return (
      <FormEnd title={t('invitation.takeOver.doneTitle')} words={t('invitation.takeOver.done', { email })}>
        {toLogIn}
      </FormEnd>
    );
  if (step === 'state')
    return (
      <FormEnd title={t('invitation.takeOver.stateTitle', { person })} words={t('invitation.takeOver.state')}>
        {toLogIn}
        <LinkButton variant="secondary" href={href('/forgotten-password')}>
          {t('login.forgotten')}
        </LinkButton>
      </FormEnd>
    );
  return (
    <Card padded className="grid gap-4">
      <h2 className="heading-3 wrap-break-word">{t('invitation.takeOver.title', { person })}</h2>
      <p className="wrap-break-word">{t('invitation.takeOver.lead', { name, person })}</p>
      <InvitationFacts
        facts={[
          t('invitation.takeOver.stays', { person }),
          t('invitation.takeOver.logInAs', { email }),
          t('invitation.takeOver.ends', { name, person }),
        ]}
      />
      <NewPasswordForm submitLabel={t('invitation.takeOver.submit')} onSend={send} onRefused={showRefusal} />
    </Card>
  );
};
