'use client';

import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { makeQueryClient } from '#lib/query/query-client.ts';
import { resetQueriesOnUserChange } from '#lib/query/reset-queries-on-user-change.ts';

const isServer = typeof window === 'undefined';

const Provider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => (isServer ? makeQueryClient({ isServer }) : browserQueryClient()));
  const { session } = useSession();
  useEffect(() => {
    if (session !== null) resetQueriesOnUserChange(client, session);
  }, [client, session]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/**
 * Provides the query client: one shared instance in the browser, a new one for each server render. A nested provider
 * reuses the outer client.
 */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const above = useContext(QueryClientContext);
  return above === undefined ? <Provider>{children}</Provider> : children;
};
