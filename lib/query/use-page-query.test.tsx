import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, serve, withSiteServer } from '#tests/support/site-server.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import type { PageRead } from './page-read.ts';
import { usePageQuery } from './use-page-query.ts';

withSiteServer();

type Basket = typeof emptyCart;
const holding = (itemCount: number): Basket => ({
  ...emptyCart,
  totals: { ...emptyCart.totals, itemCount },
});
const target = '/api/checkout/cart';
const ofPage: PageRead<Basket> = { target, data: holding(1), checksum: 'abc' };

/** A part of a page whose data is a basket; `loads` counts how often it asked for react-query. */
function open(stage: Stage, read: PageRead<Basket> = ofPage) {
  const seen = { loads: 0 };
  const load = async () => {
    seen.loads += 1;
    const [{ observeQuery }, { cartQuery }, { browserApi }] = await Promise.all([
      import('./observe-query.ts'),
      import('./site-queries.ts'),
      import('#lib/api/browser-api.ts'),
    ]);
    return observeQuery<Basket, readonly unknown[]>(cartQuery(browserApi) as never);
  };
  const Part = () => {
    const { data, isError, refetch, refresh, patch } = usePageQuery(read, load);
    return (
      <>
        <p>{data ? `${data.totals.itemCount} items` : 'nothing yet'}</p>
        {isError && <p role="alert">failed</p>}
        <button onClick={() => void refetch()}>Again</button>
        <button onClick={() => void refresh()}>Refresh</button>
        <button onClick={() => patch(() => holding(7))}>Patch</button>
      </>
    );
  };
  return { ...renderOnSite(<Part />, stage), seen };
}

/** Answers the plain read as a server whose data has the checksum. */
function unchangedFor(requests: (string | null)[]): void {
  serve(
    http.get(`*${target}`, ({ request }) => {
      requests.push(request.headers.get('if-none-match'));
      return new HttpResponse(null, { status: 304 });
    }),
  );
}

describe('a visitor without a session', () => {
  it('sees the data of the page, asked again only for what has changed', async () => {
    const requests: (string | null)[] = [];
    unchangedFor(requests);
    const { seen } = open({ session: guest });
    await waitFor(() => expect(requests).toEqual(['"abc"']));
    expect(screen.getByText('1 items')).toBeVisible();
    expect(seen.loads).toBe(0);
  });

  it('sees what has changed since the page was made, without react-query', async () => {
    answer('getCart', holding(2));
    const { seen } = open({ session: guest });
    expect(screen.getByText('1 items')).toBeVisible();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(seen.loads).toBe(0);
  });

  it('gets another read on return to the page', async () => {
    const requests: (string | null)[] = [];
    unchangedFor(requests);
    open({ session: guest });
    await waitFor(() => expect(requests).toHaveLength(1));
    answer('getCart', holding(3));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('3 items')).toBeVisible();
  });

  it('gets another read without react-query, on condition only of data that is as the server sent it', async () => {
    const requests: (string | null)[] = [];
    unchangedFor(requests);
    const user = userEvent.setup();
    const { seen } = open({ session: guest });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(requests).toEqual(['"abc"', '"abc"']));
    await user.click(screen.getByRole('button', { name: 'Patch' }));
    expect(await screen.findByText('7 items')).toBeVisible();
    answer('getCart', holding(1));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('1 items')).toBeVisible();
    expect(seen.loads).toBe(0);
  });

  it('keeps the data of the page when it cannot be read again, and is told', async () => {
    serve(http.get(`*${target}`, () => HttpResponse.error()));
    open({ session: guest });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('1 items')).toBeVisible();
  });

  it('gets data that the page lacks', async () => {
    answer('getCart', holding(2));
    open({ session: guest }, { target, data: null, checksum: null });
    expect(screen.getByText('nothing yet')).toBeVisible();
    expect(await screen.findByText('2 items')).toBeVisible();
  });

  it('gets the whole of a list of which the page has the first part', async () => {
    answer('getCart', holding(2));
    const { seen } = open({ session: guest }, { ...ofPage, isPart: true });
    expect(screen.getByText('1 items')).toBeVisible();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(seen.loads).toBe(1);
  });

  it('has the data read again after a log-in', async () => {
    answer('getCart', holding(2));
    const { become, seen } = open({ session: guest });
    expect(await screen.findByText('2 items')).toBeVisible();
    answer('getCart', holding(5));
    become(member);
    expect(await screen.findByText('5 items')).toBeVisible();
    expect(seen.loads).toBe(1);
  });
});

describe('a customer', () => {
  it('sees their own data in place of that of the page, also after writes', async () => {
    answer('getCart', holding(2));
    const { queryClient } = open({ session: member });
    expect(await screen.findByText('2 items')).toBeVisible();
    answer('getCart', holding(3));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('3 items')).toBeVisible();
  });

  it('is told when their data cannot be read', async () => {
    serve(http.get(`*${target}`, () => HttpResponse.error()));
    open({ session: member });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('1 items')).toBeVisible();
  });
});
