import { Gauge, Registry } from 'prom-client';
import { cacheMetrics } from '#contract/memory/cache-size.ts';
import type { ProcessReport } from './process-report.ts';

const memory = [
  ['process_resident_memory_bytes', 'Resident memory', 'rss'],
  ['nodejs_heap_size_used_bytes', 'Heap in use', 'heapUsed'],
  ['nodejs_heap_size_total_bytes', 'Heap', 'heapTotal'],
  ['nodejs_external_memory_bytes', 'Buffers outside of the heap', 'external'],
] as const satisfies readonly (readonly [string, string, keyof ProcessReport['memory']])[];

/** Memory, caches and open streams of the web's processes as Prometheus text, with the names that the backend's metrics have. */
export async function metricsText(reports: readonly ProcessReport[]): Promise<string> {
  const register = new Registry();
  for (const [name, help, part] of memory) {
    const gauge = new Gauge({ name, help, labelNames: ['process'], registers: [register] });
    for (const report of reports) gauge.set({ process: report.process }, report.memory[part]);
  }
  for (const [name, help, part] of cacheMetrics) {
    const gauge = new Gauge({ name, help, labelNames: ['process', 'cache'], registers: [register] });
    for (const report of reports)
      for (const [cache, size] of Object.entries(report.caches))
        gauge.set({ process: report.process, cache }, size[part]);
  }
  const streams = new Gauge({
    name: 'touchline_live_streams',
    help: 'Open streams of live places',
    labelNames: ['process'],
    registers: [register],
  });
  for (const { process, liveStreams } of reports) streams.set({ process }, liveStreams);
  return register.metrics();
}
