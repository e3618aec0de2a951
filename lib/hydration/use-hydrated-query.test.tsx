import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydratedQuery } from './use-hydrated-query.ts';

const sale = queryOptions({ queryKey: ['sale'], queryFn: async () => 'Swim, adult', staleTime: Infinity });
const Sale = () => <p>{useHydratedQuery(sale).data ?? 'Reading the sale'}</p>;
const page = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Sale />
  </QueryClientProvider>
);

it('a part hydrated after another part has read the data matches the server’s HTML, then shows the data', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(new QueryClient()));
  expect(screen.getByText('Reading the sale')).toBeInTheDocument();
  const client = new QueryClient();
  client.setQueryData(sale.queryKey, 'Swim, adult');
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = await act(async () => hydrateRoot(container, page(client), { onRecoverableError }));
  expect(screen.getByText('Swim, adult')).toBeInTheDocument();
  expect(mismatches).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
