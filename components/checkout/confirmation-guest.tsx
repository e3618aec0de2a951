'use client';

import { Marking } from '#components/markings/marking.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { useText } from '#lib/messages/text-context.ts';
import { useLoginModal } from '#lib/site/login-modal-context.ts';

/** A confirmation asked for by somebody who is not logged in; after a log-in the page is made anew. */
export const ConfirmationGuest = () => {
  const text = useText();
  const login = useLoginModal();
  return (
    <div className="container checkout-state">
      <EmptyState
        level={1}
        title={text('confirmation.logIn')}
        art={<Marking kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{text('login.submit')}</Button>}
      />
    </div>
  );
};
