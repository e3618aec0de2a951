import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { reportProcess } from '#lib/http/metrics/process-report.ts';
import { createMemoryStore } from '#lib/http/page-cache/memory-store.ts';
import { createMainStore, type MainStore } from './main-store.ts';
import type { MainChannel } from './messages.ts';

/** Memory for pages and reads in the main process, in bytes. */
const limitBytes = 64 * 1024 * 1024;

const makeChannel = (worker: Worker): MainChannel => ({
  send: (message) => {
    if (worker.isConnected()) worker.send(message);
  },
  onMessage: (listener) => void worker.on('message', listener),
});

function createStore(): MainStore {
  const store = createMemoryStore(limitBytes, Date.now);
  return createMainStore(store, Date.now, () =>
    reportProcess('main', { caches: { pages: store.size() }, liveStreams: 0 }),
  );
}

/**
 * Runs so many workers, each of which runs this same program, on one port and one page cache. A worker that ends is
 * replaced; one that ends before it listens ends them all, because the next one would, too. On `SIGTERM` the workers
 * finish their requests, and then this process ends.
 */
export function runWorkers(count: number): void {
  // Pages hold buffers, which JSON would turn into lists of numbers.
  cluster.setupPrimary({ serialization: 'advanced' });
  const store = createStore();
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      running.map((worker) => {
        worker.process.kill('SIGTERM');
        return once(worker, 'exit');
      }),
    );
    process.exit(exitCode);
  }

  function start(): void {
    const worker = cluster.fork();
    const disconnect = store.connect(makeChannel(worker));
    let hasListened = false;
    worker.once('listening', () => (hasListened = true));
    worker.once('exit', (code, signal) => {
      disconnect();
      if (isStopping) return;
      process.stderr.write(`Worker ${worker.id} of the web ended (${signal || `exit code ${code}`}).\n`);
      if (hasListened) start();
      else void stop(1);
    });
  }

  for (let number = 0; number < count; number += 1) start();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(0));
}
