import type { ProcessReport } from './process-report.ts';

type Sample = readonly [labels: string, value: number];

function gauge(name: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}{${labels}} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines, ''].join('\n');
}

/** Memory and caches of the web's processes as Prometheus text, with the names that the backend's metrics have. */
export function metricsText(reports: readonly ProcessReport[]): string {
  const ofProcess = (value: (memory: ProcessReport['memory']) => number) =>
    reports.map(({ process, memory }): Sample => [`process="${process}"`, value(memory)]);
  const ofCache = (part: 'bytes' | 'limitBytes' | 'entries') =>
    reports.flatMap(({ process, caches }) =>
      Object.entries(caches).map(([cache, size]): Sample => [`process="${process}",cache="${cache}"`, size[part]]),
    );
  return [
    gauge(
      'process_resident_memory_bytes',
      'Resident memory',
      ofProcess(({ rss }) => rss),
    ),
    gauge(
      'nodejs_heap_size_used_bytes',
      'Heap in use',
      ofProcess(({ heapUsed }) => heapUsed),
    ),
    gauge(
      'nodejs_heap_size_total_bytes',
      'Heap',
      ofProcess(({ heapTotal }) => heapTotal),
    ),
    gauge(
      'nodejs_external_memory_bytes',
      'Buffers outside of the heap',
      ofProcess(({ external }) => external),
    ),
    gauge('touchline_cache_bytes', 'Size of a cache', ofCache('bytes')),
    gauge('touchline_cache_limit_bytes', 'Largest size of a cache', ofCache('limitBytes')),
    gauge('touchline_cache_entries', 'Entries of a cache', ofCache('entries')),
  ].join('');
}
