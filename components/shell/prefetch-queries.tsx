import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { prefetchAsStale, prefetchQueries, type AnyQuery } from '#lib/query/prefetch-queries.ts';
import { ProvisionalMark } from './provisional-mark.tsx';

export interface PrefetchQueriesProps {
  /** Queries bound to a server call; the client components below use the same ones with `browserApi`. */
  queries: readonly AnyQuery[];
  /** The page is in the shared cache, so the browser refetches the queries for its user. */
  asStale?: boolean;
  children: ReactNode;
}

/**
 * Prefetches queries on the server and dehydrates their data for the client components below. A page for everybody in
 * which one of them failed is not cached.
 */
export const PrefetchQueries = async ({ queries, asStale = false, children }: PrefetchQueriesProps) => {
  const read = asStale
    ? await prefetchAsStale(queries)
    : { state: await prefetchQueries(queries), isProvisional: false };
  return (
    <QueryProvider>
      <ProvisionalMark reads={[read]} />
      <HydrationBoundary state={read.state}>{children}</HydrationBoundary>
    </QueryProvider>
  );
};
