'use client';

import { useText } from '../../lib/messages/text-context.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { Marking } from '../markings/marking.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

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
