'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';

const CustomerBasketBar = lazy(async () => ({
  default: (await import('./customer-basket-bar.tsx')).CustomerBasketBar,
}));

/** The basket at the bottom of a phone or tablet; nothing for a visitor, and then no code for it. */
export const BasketBar = () => {
  const { session } = useSession();
  if (!session?.loggedIn) return null;
  return (
    <Suspense fallback={null}>
      <CustomerBasketBar />
    </Suspense>
  );
};
