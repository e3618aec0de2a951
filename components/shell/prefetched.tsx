import type { ReactNode } from 'react';
import { readAhead, type AnyQuery } from '#lib/query/prefetch-queries.ts';
import { ReadAhead } from './read-ahead.tsx';

export interface PrefetchedProps {
  /** Queries bound to a server call; the client components below use the same ones with `browserApi`. */
  queries: readonly AnyQuery[];
  children: ReactNode;
}

/** Hands what the server has read to the live components below. */
export const Prefetched = async ({ queries, children }: PrefetchedProps) => (
  <ReadAhead state={await readAhead(queries)}>{children}</ReadAhead>
);
