import { queryOptions } from '@tanstack/react-query';

/** The Date header has whole seconds; on average the truth is half a second later. */
const HALF_SECOND = 500;

/** How far the server's clock is ahead of ours, in milliseconds, from an answer's Date header; 0 without one. */
export function clockOffset(dateHeader: string | null, askedAt: number, answeredAt: number): number {
  const serverTime = Date.parse(dateHeader ?? '');
  return Number.isNaN(serverTime) ? 0 : Math.round(serverTime + HALF_SECOND - (askedAt + answeredAt) / 2);
}

/** The server's clock, asked for once a page: countdowns do not trust the visitor's. */
export const serverClockQuery = queryOptions({
  queryKey: ['serverClock'],
  queryFn: async ({ signal }) => {
    const askedAt = Date.now();
    const response = await fetch('/api/session', { signal, cache: 'no-store' });
    const answeredAt = Date.now();
    // Unread, the answer would keep its connection.
    await response.text();
    return clockOffset(response.headers.get('date'), askedAt, answeredAt);
  },
  staleTime: Infinity,
  retry: false,
  throwOnError: false,
});
