'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';

const HoldExpiryWatch = lazy(async () => ({ default: (await import('./hold-expiry-watch.tsx')).HoldExpiryWatch }));

/** The warning that places are about to go back on sale, on every page; a visitor without a basket loads none of it. */
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
