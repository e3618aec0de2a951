'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';

const HoldExpiryWatch = optionalPart(async () => (await import('./hold-expiry-watch.tsx')).HoldExpiryWatch);

/** The hold expiry warning of every page. It is loaded lazily, only for a visitor who has a basket. */
export const HoldExpiryToast = () => {
  const { session } = useSession();
  return (
    session?.loggedIn === true && (
      <Suspense fallback={null}>
        <HoldExpiryWatch />
      </Suspense>
    )
  );
};
