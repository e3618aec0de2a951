import { jest } from '@jest/globals';
import { hydrate, QueryObserver } from '@tanstack/react-query';
import { readAhead, readAheadForAll } from './prefetch-queries.ts';
import { makeQueryClient } from './query-client.ts';

const queryKey = ['getClient', {}];
const onServer = { queryKey, queryFn: async () => 'for everybody' };

/** What a part of the page that comes to life with this shows at first and asks. */
async function comeToLife(state: Awaited<ReturnType<typeof readAhead>>, client = makeQueryClient({ isServer: false })) {
  const queryFn = jest.fn(async () => 'for me');
  hydrate(client, state);
  const first: unknown = client.getQueryData(queryKey);
  const part = new QueryObserver(client, { queryKey, queryFn });
  const stop = part.subscribe(() => undefined);
  while (client.isFetching() > 0) await new Promise(setImmediate);
  stop();
  const seen: unknown = part.getCurrentResult().data;
  client.clear();
  return { first, seen, times: queryFn.mock.calls.length };
}

it('gives a page of somebody their own reads, which are not asked for twice', async () => {
  expect(await comeToLife(await readAhead([onServer]))).toEqual({
    first: 'for everybody',
    seen: 'for everybody',
    times: 0,
  });
});

it('gives a page for everybody what is read anew for whoever is there, however new the page is', async () => {
  expect(await comeToLife(await readAheadForAll([onServer]))).toEqual({
    first: 'for everybody',
    seen: 'for me',
    times: 1,
  });
});

it('never takes what everybody is shown for newer than what somebody was told', async () => {
  const client = makeQueryClient({ isServer: false });
  client.setQueryData(queryKey, 'told before', { updatedAt: Date.now() - 60_000 });
  expect((await comeToLife(await readAheadForAll([onServer]), client)).first).toBe('told before');
});
