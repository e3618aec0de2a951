import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { reportProcess, type ProcessReport } from '#lib/http/metrics/process-report.ts';
import { createMemoryStore, type MemoryStore } from '#lib/http/page-cache/memory-store.ts';
import type { MainChannel, NumberedQuestion, MainNotice, WorkerNotice } from './messages.ts';

/** How long a worker may take to hear of a change before it is no longer waited for, in milliseconds. */
const hearingMs = 2_000;

interface MainStoreWorker {
  channel: MainChannel;
  /** Notices that it has not taken in yet. */
  unheard: Map<number, () => void>;
  report?: ProcessReport;
}

interface MainStore {
  /** Serves the page cache to a worker; the function that it returns forgets the worker. */
  connect: (channel: MainChannel) => () => void;
}

/** The page cache of the main process, shared by all workers; `ownReport` says what this process holds in memory. */
export function createMainStore(store: MemoryStore, now: () => number, ownReport: () => ProcessReport): MainStore {
  const workers = new Set<MainStoreWorker>();
  let number = 0;

  async function expire(tags: readonly string[]): Promise<void> {
    const atMs = now();
    store.noteExpired(tags, atMs);
    number += 1;
    const notice: MainNotice = { tell: 'expired', tags, atMs, number };
    await Promise.all(
      [...workers].map(({ channel, unheard }) => {
        channel.send(notice);
        return new Promise<void>((resolve) => {
          unheard.set(notice.number, resolve);
          setTimeout(resolve, hearingMs).unref();
        }).finally(() => unheard.delete(notice.number));
      }),
    );
  }

  async function answer(worker: MainStoreWorker, question: NumberedQuestion): Promise<unknown> {
    switch (question.ask) {
      case 'get':
        return store.get(question.key);
      case 'set':
        for (const other of workers) if (other !== worker) other.channel.send({ tell: 'forget', key: question.key });
        return store.set(question.key, question.entry);
      case 'claim':
        return store.claim(question.key);
      case 'expire':
        return expire(question.tags);
      case 'tags':
        return store.tags();
      case 'reports':
        return [ownReport(), ...[...workers].flatMap(({ report }) => report ?? [])];
    }
  }

  async function receive(worker: MainStoreWorker, message: NumberedQuestion | WorkerNotice): Promise<void> {
    if ('heard' in message) return worker.unheard.get(message.heard)?.();
    if ('report' in message) return void (worker.report = message.report);
    const value = await answer(worker, message);
    if (workers.has(worker)) worker.channel.send({ answer: message.number, value });
  }

  return {
    connect(channel) {
      const worker: MainStoreWorker = { channel, unheard: new Map() };
      workers.add(worker);
      channel.onMessage((message) => void receive(worker, message));
      return () => {
        workers.delete(worker);
        for (const resolve of worker.unheard.values()) resolve();
      };
    },
  };
}

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
