import type { QueryClient } from '@tanstack/react-query';
import type { PublicSession } from '#lib/api/session.ts';

/** The user of each client's last reads; several parts of one page share a client. */
const readers = new WeakMap<QueryClient, string>();

/**
 * Refetches all queries when the user changes: when a visitor turns out to be logged in, on log-in and on a change of
 * the acting user. A log-out clears the cache instead (docs/product.md#log-in).
 */
export function resetQueriesOnUserChange(client: QueryClient, session: PublicSession): void {
  const before = readers.get(client);
  const reader = `${session.userId}/${session.selectedUserId}`;
  if (before === reader) return;
  readers.set(client, reader);
  if (session.loggedIn) void client.invalidateQueries();
  else if (before !== undefined) void client.resetQueries();
}
