import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { prefetchAsStale, prefetchQueries, type AnyQuery } from '#lib/query/prefetch-queries.ts';

export interface PrefetchQueriesProps {
  /** Queries bound to a server call; the client components below use the same ones with `browserApi`. */
  queries: readonly AnyQuery[];
  /** The page is in the shared cache, so the browser refetches the queries for its user. */
  asStale?: boolean;
  children: ReactNode;
}

/** Prefetches queries on the server and dehydrates their data for the client components below. */
export const PrefetchQueries = async ({ queries, asStale = false, children }: PrefetchQueriesProps) => (
  <QueryProvider>
    <HydrationBoundary state={await (asStale ? prefetchAsStale(queries) : prefetchQueries(queries))}>
      {children}
    </HydrationBoundary>
  </QueryProvider>
);
