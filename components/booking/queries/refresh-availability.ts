import type { QueryClient } from '@tanstack/react-query';
import { invalidates } from '#lib/query/invalidates.ts';

/** Invalidates every timetable query after a change that no mutation of this page has caused. */
export const refreshAvailability = (client: QueryClient): Promise<void> => {
  const stale: readonly unknown[] = invalidates.joinWaitlist ?? [];
  return client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(queryKey[0]) });
};
