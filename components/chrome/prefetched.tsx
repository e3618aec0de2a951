import { dehydrate, HydrationBoundary, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '../../lib/queries/get-query-client.ts';
import { QueryProvider } from './query-provider.tsx';

/** A query of any data; what it reads is between it and the component that uses it. */
interface PrefetchedQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
}

export interface PrefetchedProps {
  /** Queries bound to a server call; the client components below use the same ones with `browserCall`. */
  queries: readonly PrefetchedQuery[];
  children: ReactNode;
}

/**
 * Reads on the server what the live part of a page starts from. A read that fails here is tried again in the browser;
 * where it decides the page's status, await it in the page.
 */
export const Prefetched = async ({ queries, children }: PrefetchedProps) => {
  const client = getQueryClient();
  await Promise.all(queries.map((query) => client.prefetchQuery(query as FetchQueryOptions)));
  return (
    <QueryProvider>
      <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
    </QueryProvider>
  );
};
