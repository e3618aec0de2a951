'use client';

import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';

/** A confirmation asked for by somebody who is not logged in; after a log-in the page is made anew. */
export const ConfirmationGuest = () => {
  const text = useText();
  const login = useLoginModal();
  return (
    <div className="container checkout-state">
      <EmptyState
        level={1}
        title={text('confirmation.logIn')}
        art={<CourtIllustration kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{text('login.submit')}</Button>}
      />
    </div>
  );
};
