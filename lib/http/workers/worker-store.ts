import type { ProcessReport } from '#lib/http/metrics/process-report.ts';
import type { MemoryStore } from '#lib/http/page-cache/memory-store.ts';
import type { Entry, PagesInMemory } from '#lib/http/page-cache/page-store.ts';
import type { Answer, MainNotice, Question, WorkerChannel } from './messages.ts';

export interface WorkerStore extends PagesInMemory {
  /** What all processes of the web hold in memory. */
  reports: () => Promise<ProcessReport[]>;
}

/**
 * The page cache of a worker: the main process has the pages, and `memory` keeps those that this worker sends. Which
 * tags were revalidated is told to every worker, so that a page in its memory costs no question.
 */
export function createWorkerStore(channel: WorkerChannel, memory: MemoryStore): WorkerStore {
  const waiting = new Map<number, (value: unknown) => void>();
  let number = 0;

  function ask(question: Question): Promise<unknown> {
    number += 1;
    channel.send({ ...question, number });
    return new Promise((resolve) => waiting.set(number, resolve));
  }

  function receive(message: Answer | MainNotice): void {
    if ('answer' in message) {
      waiting.get(message.answer)?.(message.value);
      waiting.delete(message.answer);
    } else if (message.tell === 'forget') {
      memory.forget(message.key);
    } else {
      memory.noteExpired(message.tags, message.atMs);
      channel.send({ heard: message.number });
    }
  }

  channel.onMessage(receive);
  // A worker that was started again has to know what was revalidated before.
  const ready = ask({ ask: 'tags' }).then((tags) => {
    for (const [tag, atMs] of tags as [string, number][]) memory.noteExpired([tag], atMs);
  });

  return {
    async get(key) {
      await ready;
      const kept = await memory.get(key);
      if (kept !== null) return kept;
      const entry = (await ask({ ask: 'get', key })) as Entry | null;
      if (entry !== null) await memory.set(key, entry);
      return entry;
    },
    async set(key, entry) {
      await memory.set(key, entry);
      await ask({ ask: 'set', key, entry });
    },
    getKey: memory.getKey,
    expiredMs: memory.expiredMs,
    expire: async (tags) => void (await ask({ ask: 'expire', tags })),
    claim: async (key) => (await ask({ ask: 'claim', key })) as boolean,
    reports: async () => (await ask({ ask: 'reports' })) as ProcessReport[],
  };
}
