import type { QueryClient } from '@tanstack/react-query';
import { emit } from '#lib/browser/site-events.ts';
import { makeQueryClient } from './query-client.ts';

let client: QueryClient | undefined;

/** The one query client of the browser, shared by the page and the header. */
export function browserQueryClient(): QueryClient {
  client ??= makeQueryClient({
    isServer: false,
    onFailure: (meta, error) => emit('failure', { meta, error }),
    onUnauthenticated: () => emit('unauthenticated', null),
    onMaintenance: () => emit('maintenance', null),
  });
  return client;
}
