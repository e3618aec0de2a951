'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { TimetableOf } from './timetable-of.ts';

const CustomerBasketBar = optionalPart(async () => (await import('./customer-basket-bar.tsx')).CustomerBasketBar);

/** The basket bar at the bottom of a phone or tablet. Visitors who are not logged in do not load its code. */
export const BasketBar = ({ venueSlug }: TimetableOf) => {
  const { session } = useSession();
  if (!session?.loggedIn) return null;
  return (
    <Suspense fallback={null}>
      <CustomerBasketBar venueSlug={venueSlug} />
    </Suspense>
  );
};
