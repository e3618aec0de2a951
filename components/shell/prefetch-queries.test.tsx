import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { PrefetchQueries } from './prefetch-queries.tsx';

withSiteServer();

const holding = (itemCount: number) => ({ ...emptyCart, totals: { ...emptyCart.totals, itemCount } });
const onServer = (async () => ({ data: holding(0) })) as unknown as Call;

const Count = () => <p>{useQuery(cartQuery(browserApi)).data?.totals.itemCount} in the basket</p>;

/** Renders, for a visitor, what the server has prefetched without a session. */
const open = async (session: typeof member, asStale: boolean) =>
  renderOnSite(await PrefetchQueries({ queries: [cartQuery(onServer)], asStale, children: <Count /> }), { session });

it.each([
  ['a customer, who sees their own basket', member],
  ['a guest', guest],
])('lets a page that is cached for everybody read again for %s', async (_who, session) => {
  answer('getCart', holding(2));
  await open(session, true);
  expect(screen.getByText('0 in the basket')).toBeVisible();
  expect(await screen.findByText('2 in the basket')).toBeVisible();
});

it('shows the page of one user as it was read, without another call', async () => {
  await open(member, false);
  expect(screen.getByText('0 in the basket')).toBeVisible();
});
