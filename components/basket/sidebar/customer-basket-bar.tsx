'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { cartQuery } from '#lib/query/site-queries.ts';
import { FilledBar } from './filled-bar.tsx';

const Bar = () => {
  const { session } = useSession();
  const { data: cart } = useQuery({
    ...cartQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  if (!session?.loggedIn || cart === undefined || cart.items.length === 0) return null;
  return <FilledBar cart={cart} />;
};

/** A customer's basket at the bottom of a phone or tablet; nothing while it is empty. */
export const CustomerBasketBar = () => (
  <QueryProvider>
    <Bar />
  </QueryProvider>
);
