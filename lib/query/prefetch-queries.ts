import {
  dehydrate,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { getQueryClient } from './get-query-client.ts';

/** A query with any type of data. */
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
 * Runs queries on the server for the client components of a page. A query that fails here is tried again in the
 * browser; where it decides the page's status, await it in the page.
 */
export async function prefetchQueries(queries: readonly AnyQuery[]): Promise<DehydratedState> {
  return dehydrate(await prefetch(queries));
}

/**
 * The cached queries of a page that all visitors share, marked as stale: the browser refetches them for its user, and
 * they never overwrite newer data of that user.
 */
function dehydrateAsStale(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
  };
}

/** The state of queries for a page that all visitors share. */
export interface SharedState {
  state: DehydratedState;
  /** Whether a read has failed, so that the page lacks what it would have told and must not be cached. */
  isProvisional: boolean;
}

/** Runs queries on the server for a page that is cached for everybody. */
export async function prefetchAsStale(queries: readonly AnyQuery[]): Promise<SharedState> {
  const client = await prefetch(queries);
  const errors = queries.map(({ queryKey }) => client.getQueryState(queryKey)?.error ?? null);
  const isProvisional = errors.some((error) => error !== null && isFailedRead(error));
  return { state: dehydrateAsStale(client), isProvisional };
}
