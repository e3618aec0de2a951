'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';

const OwnPersonSelect = optionalPart(async () => (await import('./own-person-select.tsx')).OwnPersonSelect);

/**
 * Whom the customer books for, the account holder labelled (You); a guest sees a log-in button, on a phone a
 * quiet link. Its space is reserved before the session is known.
 */
export const ActingFor = () => {
  const t = useTranslations('timetable');
  const { session } = useSession();
  const login = useLoginModal();
  const unknown = <Skeleton height={44} shape="control" />;
  return (
    <div className="relative z-1 h-tap w-full small:w-[15rem]">
      {session === null && unknown}
      {session?.loggedIn === false && (
        <Button
          type="button"
          variant="secondary"
          size="field"
          className="max-small:-ml-2 max-small:border-transparent max-small:bg-transparent max-small:px-2 max-small:text-left max-small:underline max-small:underline-offset-3 small:w-full"
          onClick={() => login.open()}
        >
          {t('logInForPrices')}
        </Button>
      )}
      {session?.loggedIn && (
        <Suspense fallback={unknown}>
          <OwnPersonSelect label={t('bookingFor')} hideLabel />
        </Suspense>
      )}
    </div>
  );
};
