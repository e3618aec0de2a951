'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';

const CustomerBasketNote = optionalPart(async () => (await import('./customer-basket-note.tsx')).CustomerBasketNote);

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
