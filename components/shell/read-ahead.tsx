'use client';

import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';

export interface ReadAheadProps {
  state: DehydratedState;
  children: ReactNode;
}

/** Lets the queries below start from what the server has read. */
export const ReadAhead = ({ state, children }: ReadAheadProps) => (
  <QueryProvider>
    <HydrationBoundary state={state}>{children}</HydrationBoundary>
  </QueryProvider>
);
