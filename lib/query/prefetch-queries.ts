import {
  dehydrate,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { getQueryClient } from './get-query-client.ts';

/** A query of any data; what it reads is between it and the component that uses it. */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
}

async function prefetch(queries: readonly AnyQuery[]): Promise<QueryClient> {
  const client = getQueryClient();
  await Promise.all(queries.map((query) => client.prefetchQuery(query as FetchQueryOptions)));
  return client;
}

/**
 * Reads on the server what the live part of a page starts from. A read that fails here is tried again in the browser;
 * where it decides the page's status, await it in the page.
 */
export async function readAhead(queries: readonly AnyQuery[]): Promise<DehydratedState> {
  return dehydrate(await prefetch(queries));
}

/**
 * What this page has read and everybody is shown. For the browser it is old from the start: once the part that uses it
 * lives, it is read anew for whoever that is, and never taken for what they were told before.
 */
export function stateForAll(client = getQueryClient()): DehydratedState {
  const state = dehydrate(client);
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
  };
}

/** Reads on the server what a page starts from that everybody is shown. */
export async function readAheadForAll(queries: readonly AnyQuery[]): Promise<DehydratedState> {
  return stateForAll(await prefetch(queries));
}
