'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { useChanging, useForgetGone } from '#components/booking/use-changing.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { cartQuery } from '#lib/query/site-queries.ts';
import { ChangingBar } from './changing-bar.tsx';
import { FilledBar } from './filled-bar.tsx';
import type { TimetableOf } from './timetable-of.ts';

const OnTimetable = ({ cart, venueSlug }: { cart: Cart; venueSlug: string }) => {
  const line = useChanging(venueSlug);
  return line === null ? <FilledBar cart={cart} /> : <ChangingBar line={line} />;
};

const Bar = ({ venueSlug }: TimetableOf) => {
  const { session } = useSession();
  const { data: cart } = useQuery({
    ...cartQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  useForgetGone(cart);
  if (!session?.loggedIn || cart === undefined || cart.items.length === 0) return null;
  return venueSlug === undefined ? <FilledBar cart={cart} /> : <OnTimetable {...{ cart, venueSlug }} />;
};

/** A customer's basket at the bottom of a phone or tablet; nothing while it is empty. */
export const CustomerBasketBar = ({ venueSlug }: TimetableOf) => (
  <QueryProvider>
    <Bar venueSlug={venueSlug} />
  </QueryProvider>
);
