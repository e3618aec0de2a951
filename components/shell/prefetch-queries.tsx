import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { prefetchAsStale, prefetchQueries, type AnyQuery } from '#lib/query/prefetch-queries.ts';

export interface PrefetchQueriesProps {
  /** Queries bound to a server call; the client components below use the same ones with `browserApi`. */
  queries: readonly AnyQuery[];
  /** The page is cached for everybody, so the browser runs the queries again for its user. */
  asStale?: boolean;
  children: ReactNode;
}

/** Runs queries on the server and hands their data to the client components below. */
export const PrefetchQueries = async ({ queries, asStale = false, children }: PrefetchQueriesProps) => (
  <QueryProvider>
    <HydrationBoundary state={await (asStale ? prefetchAsStale(queries) : prefetchQueries(queries))}>
      {children}
    </HydrationBoundary>
  </QueryProvider>
);
