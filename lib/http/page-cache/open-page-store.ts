import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { reportProcess, type ProcessCounts, type ProcessReport } from '#lib/http/metrics/process-report.ts';
import type { WorkerChannel, Answer, MainNotice, Question } from '#lib/http/workers/messages.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { PagesInMemory, PageStore, Entry } from './page-store.ts';
import { createRedisStore, type RedisStore } from './redis-store.ts';

interface WorkerStore extends PagesInMemory {
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

/** The connection of this process to the main process; undefined where it is the only one. */
function ownChannel(): WorkerChannel | undefined {
  const { worker } = cluster;
  if (worker === undefined) return undefined;
  return {
    send: (message) => {
      if (worker.isConnected()) worker.send(message);
    },
    onMessage: (listener) => void worker.on('message', listener),
  };
}

const megabyte = 1024 * 1024;
/** Memory for pages and reads, in bytes: about 150 pages, and in a worker those that it sends most. */
const limitBytes = { only: 40 * megabyte, worker: 24 * megabyte };
/** How often a worker tells the main process what it holds in memory, in milliseconds. */
const reportEveryMs = 5_000;

function createOwn() {
  const channel = ownChannel();
  const inMemory = createMemoryStore(channel === undefined ? limitBytes.only : limitBytes.worker, Date.now);
  return { channel, inMemory, inWorker: channel && createWorkerStore(channel, inMemory) };
}

interface ProcessStores extends ReturnType<typeof createOwn> {
  redis?: Promise<RedisStore>;
}

/** The web server and Next's bundles each load a copy of this module, so what the process has is a global. */
const key = Symbol.for('touchline.pages');
const globals = globalThis as { [key]?: ProcessStores };
const processStores: ProcessStores = (globals[key] ??= createOwn());

/** The build id is part of every key, because pages of another build refer to script files that no longer exist. */
async function openRedis(connect: () => Promise<Redis>, serverDistDir: string): Promise<RedisStore> {
  const build = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8').trim();
  const redis = await connect();
  redis.on('error', (error) => process.stderr.write(`Redis does not answer: ${error.message}\n`));
  return createRedisStore(redis, `touchline:pages:${build}:`, Date.now);
}

/**
 * The store in memory: of this process, or of the main process where this is one of its workers. It stays empty where
 * pages are in Redis.
 */
export const storeInMemory = (): PagesInMemory => processStores.inWorker ?? processStores.inMemory;

/**
 * The store of this process: Redis when there is a way to connect, which several webs share, else the one in
 * memory.
 */
export function openPageStore(serverDistDir: string, connect?: () => Promise<Redis>): Promise<PageStore> {
  if (connect === undefined) return Promise.resolve(storeInMemory());
  processStores.redis ??= openRedis(connect, serverDistDir);
  return processStores.redis;
}

/** Whether the Redis of this process answers; undefined where it has used none. */
export async function redisAnswers(): Promise<boolean | undefined> {
  const store = await processStores.redis?.catch(() => undefined);
  return store?.answers();
}

function ownReport({ caches, liveStreams }: ProcessCounts): ProcessReport {
  const { worker } = cluster;
  return reportProcess(worker === undefined ? 'web' : String(worker.id), {
    caches: { pages: processStores.inMemory.size(), ...caches },
    liveStreams,
  });
}

/** Lets the main process know every few seconds what this worker holds in memory; does nothing in the only process. */
export function reportRegularly(counts: () => ProcessCounts): void {
  const { channel } = processStores;
  if (channel === undefined) return;
  const report = () => channel.send({ report: ownReport(counts()) });
  report();
  setInterval(report, reportEveryMs).unref();
}

/** What the processes of the web hold in memory; the caches of `counts` are those of this process besides the pages. */
export async function reportProcesses(counts: ProcessCounts): Promise<ProcessReport[]> {
  return processStores.inWorker === undefined ? [ownReport(counts)] : processStores.inWorker.reports();
}
