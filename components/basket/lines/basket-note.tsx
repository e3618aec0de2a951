'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';

const CustomerBasketNote = lazy(async () => ({
  default: (await import('./customer-basket-note.tsx')).CustomerBasketNote,
}));

/**
 * The basket in one line, below what is being chosen beside a timetable. Visitors who are not logged in do not load its
 * code.
 */
export const BasketNote = () => {
  const { session } = useSession();
  if (!session?.loggedIn) return null;
  return (
    <Suspense fallback={null}>
      <CustomerBasketNote />
    </Suspense>
  );
};
