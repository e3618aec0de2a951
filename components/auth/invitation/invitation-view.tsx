'use client';

import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormEnd, FormPage } from '#components/auth/form-page.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { LinkInvitation } from './link-invitation.tsx';
import { invitationQuery } from './queries.ts';
import { TakeOverInvitation } from './take-over-invitation.tsx';

const lines = ['90%', '80%', '85%'];

/** The invitation in its final shape while it is read. */
const InvitationSkeleton = () => {
  const t = useTranslations('invitation');
  return (
    <Card padded className="grid gap-4">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton width="75%" height={28} />
      <Skeleton width="65%" height={20} />
      <div className="grid gap-2">
        {lines.map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </div>
      <Skeleton height={42} shape="control" />
      <Skeleton height={42} shape="control" />
    </Card>
  );
};

const InvalidInvitation = () => {
  const t = useTranslations();
  const href = useHref();
  return (
    <FormEnd title={t('errors.invalid_token')} words={t('invitation.invalid')}>
      <LinkButton href={href('/user-details/family', 'account')}>{t('invitation.family')}</LinkButton>
      <LinkButton variant="secondary" href={href('/')}>
        {t('invitation.home')}
      </LinkButton>
    </FormEnd>
  );
};

const UnreadInvitation = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <Card padded className="grid gap-4">
      <Notice tone="danger" role="alert">
        {errorText(error, t)}
      </Notice>
      <Button ref={passFocusOn} type="button" variant="secondary" onClick={onRetry}>
        <RefreshCw className="icon-s" />
        {t('common.tryAgain')}
      </Button>
    </Card>
  );
};

/**
 * What a mailed key invites to, and the answer to it (docs/product.md#linked-users). `isLoggedIn` is what the server
 * knows, until the browser knows better.
 */
export const InvitationView = ({ token, isLoggedIn }: { token: string; isLoggedIn: boolean }) => {
  const { session } = useSession();
  const { data: invitation, error, refetch } = useQuery(invitationQuery(browserApi, token));
  const [isUsed, setUsed] = useState(false);
  const isInvalid =
    isUsed || token === '' || (invitation === undefined && error instanceof ApiError && error.status === 422);
  const common = { token, onInvalid: () => setUsed(true) };
  return (
    <FormPage>
      {isInvalid && <InvalidInvitation />}
      {!isInvalid && invitation === undefined && error === null && <InvitationSkeleton />}
      {!isInvalid && invitation === undefined && error !== null && (
        <UnreadInvitation error={error} onRetry={() => void refetch()} />
      )}
      {!isInvalid && invitation?.kind === 'link' && (
        <LinkInvitation {...common} invitation={invitation} isLoggedIn={session?.loggedIn ?? isLoggedIn} />
      )}
      {!isInvalid && invitation?.kind === 'take_over' && <TakeOverInvitation {...common} invitation={invitation} />}
    </FormPage>
  );
};
