import { Gauge, type Registry } from 'prom-client';
import { cacheMetrics, type CacheSize } from '#contract/memory/cache-size.ts';

/** Metrics of everything that is kept in memory by request: its size, its limit and the number of its entries. */
export function addCacheMetrics(register: Registry, caches: Readonly<Record<string, () => CacheSize>>): void {
  for (const [name, help, part] of cacheMetrics) {
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
