import { queryOptions } from '@tanstack/react-query';

/** The Date header is truncated to seconds, so on average half a second is missing. */
const HALF_SECOND = 500;

/** Offset of the server's clock from ours in milliseconds, from the Date header of a response; 0 without one. */
export function clockOffset(dateHeader: string | null, askedAt: number, answeredAt: number): number {
  const serverTime = Date.parse(dateHeader ?? '');
  return Number.isNaN(serverTime) ? 0 : Math.round(serverTime + HALF_SECOND - (askedAt + answeredAt) / 2);
}

/**
 * Clock corrected by the server's offset, which is fetched once a page, because the visitor's clock may be wrong and
 * countdowns depend on it.
 */
export const serverClockQuery = queryOptions({
  queryKey: ['serverClock'],
  queryFn: async ({ signal }) => {
    const askedAt = Date.now();
    const response = await fetch('/api/session', { signal, cache: 'no-store' });
    const answeredAt = Date.now();
    // An unread body would keep the connection open.
    await response.text();
    return clockOffset(response.headers.get('date'), askedAt, answeredAt);
  },
  staleTime: Infinity,
  retry: false,
  throwOnError: false,
});
