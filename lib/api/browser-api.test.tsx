import type { FailureMeta } from '#lib/browser/site-events.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';
import { makeQueryClient } from '#lib/query/query-client.ts';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';

withSiteServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const links = [
  {
    id: 1,
    status: 'successful' as const,
    referencedUser: { id: 9, name: 'Sam', dateOfBirth: null },
    relationship: 'parent' as const,
    createdAt: '2026-01-01T00:00:00Z',
    confirmedAt: null,
  },
];

describe('a call from the browser', () => {
  it('speaks snake_case to our own origin and camelCase to us', async () => {
    const request: AskedCall[] = [];
    answer('requestPasswordReset', null, { seen: (call) => request.push(call), message: 'Sent' });
    answer('listLinkedUsers', links);
    expect(await browserApi('requestPasswordReset', { body: { emailOrReference: 'alex' } })).toEqual({
      data: null,
      message: 'Sent',
    });
    expect(request[0]?.url.origin).toBe(window.location.origin);
    expect(request[0]?.body).toEqual({ email_or_reference: 'alex' });
    expect(request[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(request[0]?.headers.get('x-embedded')).toBeNull();
    expect((await browserApi('listLinkedUsers', { params: { userId: 7 } })).data[0]?.referencedUser.name).toBe('Sam');
  });

  it('from a frame says so', async () => {
    window.history.replaceState(null, '', '/basket?embedded=true');
    const request: AskedCall[] = [];
    answer('logout', null, { seen: (call) => request.push(call) });
    await browserApi('logout', {});
    expect(request[0]?.headers.get('x-embedded')).toBe('true');
  });

  it('that is refused throws what the server said', async () => {
    refuse('login', 'invalid_credentials');
    const error: unknown = await browserApi('login', { body: { username: 'a', password: 'b' } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid_credentials' });
  });

  it('that is given up stays given up', async () => {
    answer('listLinkedUsers', links);
    const stop = new AbortController();
    const call = browserApi('listLinkedUsers', { params: { userId: 7 } }, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the query client', () => {
  function client() {
    const told: string[] = [];
    const announced: FailureMeta[] = [];
    const queryClient = makeQueryClient({
      isServer: true,
      onFailure: (meta) => announced.push(meta),
      onUnauthenticated: () => told.push('unauthenticated'),
      onMaintenance: () => told.push('maintenance'),
    });
    return { queryClient, told, announced };
  }
  const linked = (meta?: FailureMeta) => operationQuery(browserApi, 'listLinkedUsers', { params: { userId: 7 } }, meta);

  it('knows a query by operation and input, and keeps its data', async () => {
    answer('listLinkedUsers', links);
    const { queryClient } = client();
    await queryClient.prefetchQuery(linked());
    expect(queryClient.getQueryData(['listLinkedUsers', { params: { userId: 7 } }])).toEqual(links);
  });

  it.each([
    ['unauthenticated', ['unauthenticated']],
    ['maintenance', ['maintenance']],
    ['not_found', []],
  ] as const)('tells of %s', async (code, expected) => {
    refuse('listLinkedUsers', code);
    const { queryClient, told, announced } = client();
    await queryClient.prefetchQuery(linked());
    expect(told).toEqual(expected);
    expect(announced).toEqual([]);
  });

  it('announces failures that carry words', async () => {
    refuse('listLinkedUsers', 'unexpected');
    const { queryClient, announced } = client();
    await queryClient.prefetchQuery(linked({ errorMessage: 'Family did not load' }));
    expect(announced).toEqual([{ errorMessage: 'Family did not load' }]);
  });

  it('makes stale what a write changes, and nothing else', async () => {
    answer('leaveV1Waitlist', null);
    const { queryClient } = client();
    queryClient.setQueryData(['listActivityTimes', {}], 'times');
    queryClient.setQueryData(['listVenues', {}], 'venues');
    const leave = operationMutation(browserApi, 'leaveV1Waitlist');
    await queryClient
      .getMutationCache()
      .build(queryClient, leave)
      .execute({ params: { waitlistId: 3 } });
    const isStale = (id: string) => queryClient.getQueryState([id, {}])?.isInvalidated;
    expect([isStale('listActivityTimes'), isStale('listVenues')]).toEqual([true, false]);
  });

  it('lets only what ends a page reach its boundary', async () => {
    const { queryClient } = client();
    const { throwOnError } = queryClient.getDefaultOptions().queries ?? {};
    const reaches = (status: number, data?: unknown) => {
      const query = queryClient.getQueryCache().build<unknown, Error, unknown, readonly unknown[]>(queryClient, {
        queryKey: [status, data],
        initialData: data,
      });
      return (
        typeof throwOnError === 'function' &&
        throwOnError(new ApiError({ status, code: 'unknown', message: '' }), query)
      );
    };
    expect([401, 404, 409, 422].map((status) => reaches(status))).toEqual([false, false, false, false]);
    expect([0, 400, 500].map((status) => reaches(status))).toEqual([true, true, true]);
    expect(reaches(500, 'shown already')).toBe(false);
  });
});
