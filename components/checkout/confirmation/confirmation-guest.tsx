'use client';

import { useTranslations } from 'next-intl';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';

/** The confirmation page for a visitor who is not logged in; the page is reloaded after a log-in. */
export const ConfirmationGuest = () => {
  const t = useTranslations();
  const login = useLoginModal();
  return (
    <div className="page-width pt-[1.5rem] pb-[3rem]">
      <EmptyState
        level={1}
        title={t('confirmation.logIn')}
        art={<CourtIllustration kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{t('login.submit')}</Button>}
      />
    </div>
  );
};
