import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { reportProcess, type ProcessCounts, type ProcessReport } from '#lib/http/metrics/process-report.ts';
import { ownChannel } from '#lib/http/workers/own-channel.ts';
import { createWorkerStore } from '#lib/http/workers/worker-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { PagesInMemory, PageStore } from './page-store.ts';
import { createRedisStore } from './redis-store.ts';

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
  redis?: Promise<PageStore>;
}

/** The web server and Next's bundles each load a copy of this module, so what the process has is a global. */
const key = Symbol.for('touchline.pages');
const globals = globalThis as { [key]?: ProcessStores };
const processStores: ProcessStores = (globals[key] ??= createOwn());

/** The build id is part of every key, because pages of another build refer to script files that no longer exist. */
async function openRedis(connect: () => Promise<Redis>, serverDistDir: string): Promise<PageStore> {
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
