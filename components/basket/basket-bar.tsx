'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { browserCall } from '../../lib/api/browser-call.ts';
import { cartQuery } from '../../lib/queries/site-queries.ts';
import { useSession } from '../../lib/site/session-context.ts';

const FilledBar = lazy(async () => ({ default: (await import('./filled-bar.tsx')).FilledBar }));

/** The basket at the bottom of a phone or tablet; nothing while it is empty, and then no code for it. */
export const BasketBar = () => {
  const { session } = useSession();
  const { data: cart } = useQuery({ ...cartQuery(browserCall), throwOnError: false, enabled: session?.loggedIn === true });
  if (!session?.loggedIn || cart === undefined || cart.totals.itemCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <FilledBar cart={cart} />
    </Suspense>
  );
};
