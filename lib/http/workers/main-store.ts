import type { ProcessReport } from '#lib/http/metrics/process-report.ts';
import type { MemoryStore } from '#lib/http/page-cache/memory-store.ts';
import type { NumberedQuestion, MainChannel, MainNotice, WorkerNotice } from './messages.ts';

/** How long a worker may take to hear of a change before it is no longer waited for, in milliseconds. */
const hearingMs = 2_000;

interface Worker {
  channel: MainChannel;
  /** Notices that it has not taken in yet. */
  unheard: Map<number, () => void>;
  report?: ProcessReport;
}

export interface MainStore {
  /** Serves the page cache to a worker; the function that it returns forgets the worker. */
  connect: (channel: MainChannel) => () => void;
}

/** The page cache of the main process, shared by all workers; `ownReport` says what this process holds in memory. */
export function createMainStore(store: MemoryStore, now: () => number, ownReport: () => ProcessReport): MainStore {
  const workers = new Set<Worker>();
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

  async function answer(worker: Worker, question: NumberedQuestion): Promise<unknown> {
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

  async function receive(worker: Worker, message: NumberedQuestion | WorkerNotice): Promise<void> {
    if ('heard' in message) return worker.unheard.get(message.heard)?.();
    if ('report' in message) return void (worker.report = message.report);
    const value = await answer(worker, message);
    if (workers.has(worker)) worker.channel.send({ answer: message.number, value });
  }

  return {
    connect(channel) {
      const worker: Worker = { channel, unheard: new Map() };
      workers.add(worker);
      channel.onMessage((message) => void receive(worker, message));
      return () => {
        workers.delete(worker);
        for (const resolve of worker.unheard.values()) resolve();
      };
    },
  };
}
