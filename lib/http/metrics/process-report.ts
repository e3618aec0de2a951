import type { CacheSize } from '#contract/memory/cache-size.ts';

/** What one process of the web holds in memory. */
export interface ProcessReport {
  /** `web` for the only one; with several `main` and the number of each worker. */
  process: string;
  /** In bytes, as `process.memoryUsage()` says it. */
  memory: Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'heapTotal' | 'external'>;
  caches: Readonly<Record<string, CacheSize>>;
  /** Open streams of live places. */
  liveStreams: number;
}

/** What a process knows of itself besides its memory. */
export type ProcessCounts = Pick<ProcessReport, 'caches' | 'liveStreams'>;

/** The report of this process. */
export function reportProcess(name: string, counts: ProcessCounts): ProcessReport {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  return { process: name, memory: { rss, heapUsed, heapTotal, external }, ...counts };
}
