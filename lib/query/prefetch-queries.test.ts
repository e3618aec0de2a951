import { jest } from '@jest/globals';
import { hydrate, QueryObserver, type DehydratedState } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { prefetchAsStale, prefetchQueries } from './prefetch-queries.ts';
import { makeQueryClient } from './query-client.ts';

const queryKey = ['getClient', {}];
const onServer = { queryKey, queryFn: async () => 'for everybody' };

/** What a component that is hydrated with this shows at first and asks for. */
async function hydrateWith(state: DehydratedState, client = makeQueryClient({ isServer: false })) {
  const queryFn = jest.fn(async () => 'for me');
  hydrate(client, JSON.parse(JSON.stringify(state)) as DehydratedState);
  const first: unknown = client.getQueryData(queryKey);
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  while (client.isFetching() > 0) await new Promise(setImmediate);
  stop();
  const last: unknown = observer.getCurrentResult().data;
  client.clear();
  return { first, last, times: queryFn.mock.calls.length };
}

it('gives a page of one user data that is not fetched twice', async () => {
  expect(await hydrateWith(await prefetchQueries([onServer]))).toEqual({
    first: 'for everybody',
    last: 'for everybody',
    times: 0,
  });
});

it('gives a page that is cached for everybody data that is fetched again, however new the page is', async () => {
  expect(await hydrateWith((await prefetchAsStale([onServer])).state)).toEqual({
    first: 'for everybody',
    last: 'for me',
    times: 1,
  });
});

it('never takes data of everybody for newer than what a user was told before', async () => {
  const client = makeQueryClient({ isServer: false });
  client.setQueryData(queryKey, 'told before', { updatedAt: Date.now() - 60_000 });
  expect((await hydrateWith((await prefetchAsStale([onServer])).state, client)).first).toBe('told before');
});

it('leaves out what could not be read, so that the browser tries it', async () => {
  const failing = { queryKey, queryFn: () => Promise.reject(new Error('down')) };
  const { state, isProvisional } = await prefetchAsStale([failing]);
  expect(isProvisional).toBe(true);
  expect(await hydrateWith(state)).toEqual({ first: undefined, last: 'for me', times: 1 });
});

it('is whole where the backend has answered that there is nothing', async () => {
  const error = new ApiError({ status: 404, code: 'not_found', message: '' });
  const { isProvisional } = await prefetchAsStale([{ queryKey, queryFn: () => Promise.reject(error) }]);
  expect(isProvisional).toBe(false);
});
