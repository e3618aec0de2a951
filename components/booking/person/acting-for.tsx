'use client';

import { lazy, Suspense } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';

const OwnPersonSelect = lazy(async () => ({ default: (await import('./own-person-select.tsx')).OwnPersonSelect }));

/** Whom the customer books for, the account holder labelled (You); a guest is asked to log in. Its place is kept. */
export const ActingFor = () => {
  const text = useText();
  const { session } = useSession();
  const login = useLoginModal();
  const unknown = <Skeleton height={44} shape="control" />;
  return (
    <div className="acting-for">
      {session === null && unknown}
      {session?.loggedIn === false && (
        <Button type="button" variant="secondary" block onClick={() => login.open()}>
          {text('timetable.logInForPrices')}
        </Button>
      )}
      {session?.loggedIn && (
        <Suspense fallback={unknown}>
          <OwnPersonSelect label={text('timetable.bookingFor')} hideLabel />
        </Suspense>
      )}
    </div>
  );
};
