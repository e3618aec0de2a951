import type { QueryClient } from '@tanstack/react-query';
import { invalidates } from '#lib/query/invalidates.ts';

/** Asks again for every timetable that is on screen, after something that no write of ours has caused. */
export const refreshAvailability = (client: QueryClient): Promise<void> => {
  const stale: readonly unknown[] = invalidates.joinWaitlist ?? [];
  return client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(queryKey[0]) });
};
