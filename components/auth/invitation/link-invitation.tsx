import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormEnd } from '#components/auth/form-page.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Invitation } from '#contract/customers/invitations.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { acceptInvitationMutation } from './queries.ts';

export interface InvitationProps {
  token: string;
  invitation: Invitation;
  /** The key has been used, or replaced, since it was read. */
  onInvalid: () => void;
}

type Step = 'asked' | 'done' | 'state';

/** Asks whoever is logged in to be linked with the inviter; a guest logs in or makes an account first. */
export const LinkInvitation = ({
  token,
  invitation,
  onInvalid,
  isLoggedIn,
}: InvitationProps & { isLoggedIn: boolean }) => {
  const t = useTranslations();
  const href = useHref();
  const login = useLoginModal();
  const showToast = useToast();
  const { refresh } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>('asked');
  const { inviterName: name, relationship, email, hasAccount } = invitation;
  const accepting = useMutation({
    ...acceptInvitationMutation(browserApi),
    onSuccess: () => setStep('done'),
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : 'unknown';
      if (code === 'invalid_token') onInvalid();
      else if (code === 'link_state') setStep('state');
      else if (code === 'unauthenticated') void refresh();
      else showToast({ type: 'danger', message: errorText(error, t) });
    },
  });
  const [logIns, setLogIns] = useState(0);
  // The button that opened the log-in is gone after it.
  useEffect(() => {
    if (logIns > 0) heading.current?.focus();
  }, [logIns]);
  const goOn = () => {
    setStep('asked');
    setLogIns((count) => count + 1);
  };
  const family = href('/user-details/family', 'account');
  if (step === 'done')
    return (
      <FormEnd title={t('invitation.link.doneTitle', { name })} words={t('invitation.link.done')}>
        <LinkButton href={family}>{t('invitation.family')}</LinkButton>
      </FormEnd>
    );
  if (step === 'state')
    return (
      <FormEnd title={t('invitation.link.stateTitle')} words={t('invitation.link.state', { email, name })}>
        <Button type="button" onClick={() => login.open(goOn)}>
          {t('invitation.link.otherAccount')}
        </Button>
        <LinkButton variant="secondary" href={family}>
          {t('invitation.family')}
        </LinkButton>
      </FormEnd>
    );
  const toLogIn = (
    <Button type="button" variant={hasAccount ? 'primary' : 'secondary'} onClick={() => login.open(goOn)}>
      {t('login.submit')}
    </Button>
  );
  return (
    <Card padded className="grid gap-4">
      <h2 className="heading-3 wrap-break-word" ref={heading} tabIndex={-1}>
        {t('invitation.link.title', { name })}
      </h2>
      <p className="wrap-break-word">{t(`invitation.link.relation.${relationship}`, { name })}</p>
      <h3 className="text-m font-medium">{t('invitation.link.means')}</h3>
      <InvitationFacts
        facts={[t('invitation.link.books', { name }), t('invitation.link.private', { name }), t('invitation.link.end')]}
      />
      {isLoggedIn && (
        <Button type="button" loading={accepting.isPending} onClick={() => accepting.mutate({ body: { token } })}>
          {t('invitation.link.accept')}
        </Button>
      )}
      {!isLoggedIn && (
        <p className="wrap-break-word">
          {hasAccount ? t('invitation.link.logInFirst', { email }) : t('invitation.link.accountFirst')}
        </p>
      )}
      {!isLoggedIn && !hasAccount && (
        <Button type="button" onClick={() => login.open(goOn, { view: 'register' })}>
          {t('login.createAccount')}
        </Button>
      )}
      {!isLoggedIn && toLogIn}
      <LinkButton variant="text" href={href('/')}>
        {t('invitation.notNow')}
      </LinkButton>
    </Card>
  );
};
