import { Gauge, type Registry } from 'prom-client';
import type { ReplyCache } from '#backend/http/response-cache/response-cache.ts';

/** Metrics of the cached replies: their size, its limit and their number. */
export function addCacheMetrics(register: Registry, replyCache: Pick<ReplyCache, 'size'>): void {
  const parts = [
    ['touchline_cache_bytes', 'Size of a cache', 'bytes'],
    ['touchline_cache_limit_bytes', 'Largest size of a cache', 'limitBytes'],
    ['touchline_cache_entries', 'Entries of a cache', 'entries'],
  ] as const;
  for (const [name, help, part] of parts) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [register],
      collect: () => gauge.set({ cache: 'replies' }, replyCache.size()[part]),
    });
  }
}
