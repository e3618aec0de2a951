import { Gauge, type Registry } from 'prom-client';
import type { CacheSize } from '#backend/cache/bounded-cache.ts';

/** Metrics of everything that is kept in memory by request: its size, its limit and the number of its entries. */
export function addCacheMetrics(register: Registry, caches: Readonly<Record<string, () => CacheSize>>): void {
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
      collect: () => {
        for (const [cache, size] of Object.entries(caches)) gauge.set({ cache }, size()[part]);
      },
    });
  }
}
