import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#backend/db/schema.ts';

interface Call<Request, Result> {
  request: Request;
  promise: Promise<Result | undefined>;
  resolve: (result: Result | undefined) => void;
  reject: (error: unknown) => void;
}

/** Calls by the name of their request. */
type Batch<Request, Result> = Map<string, Call<Request, Result>>;

interface Queue<Request, Result> {
  /** The batch that is run next. */
  pending: Batch<Request, Result>;
  /** Number of batches that are running. */
  running: number;
}

interface BatchOptions<Request, Result> {
  /** Identifies a request; calls with the same name in one batch share the result. */
  getName: (request: Request) => string;
  /** Names the queue of a request. Queues do not wait for each other; there is one for all unless given. */
  getQueue?: (request: Request) => string;
  /** Batches of one queue that may run at once. With 1, a call waits for the batch before its own to end. */
  concurrency?: number;
  /** Returns results by name; a request without one gets undefined. */
  run: (db: Db, requests: Request[]) => Promise<Map<string, Result>>;
}

function createCall<Request, Result>(request: Request): Call<Request, Result> {
  let resolve: Call<Request, Result>['resolve'] = () => undefined;
  let reject: Call<Request, Result>['reject'] = () => undefined;
  const promise = new Promise<Result | undefined>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { request, promise, resolve, reject };
}

/**
 * Turns a statement for many requests into a function for one: calls made at the same time are batched, and calls made
 * while batches run are queued for the next. A single call is not delayed, and no call gets what was read before it was
 * made. Queues are kept per `Db`, so a transaction has its own.
 */
export function batched<Request, Result>({
  getName,
  getQueue = () => '',
  concurrency = 3,
  run,
}: BatchOptions<Request, Result>) {
  const queuesByDb = new WeakMap<Db, Map<string, Queue<Request, Result>>>();

  async function runBatch(db: Db, batch: Batch<Request, Result>): Promise<void> {
    const calls = [...batch.values()];
    try {
      const results = await run(
        db,
        calls.map(({ request }) => request),
      );
      for (const [name, { resolve }] of batch) resolve(results.get(name));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  /** Runs batch after batch until none is pending. */
  async function drain(db: Db, queue: Queue<Request, Result>, onEmpty: () => void): Promise<void> {
    for (;;) {
      // Calls made in the same turn of the event loop join the batch.
      await nextTurn();
      const batch = queue.pending;
      if (batch.size === 0) return onEmpty();
      queue.pending = new Map();
      await runBatch(db, batch);
    }
  }

  return (db: Db, request: Request): Promise<Result | undefined> => {
    const queues = queuesByDb.get(db) ?? new Map<string, Queue<Request, Result>>();
    queuesByDb.set(db, queues);
    const queueName = getQueue(request);
    const queue = queues.get(queueName) ?? { pending: new Map<string, Call<Request, Result>>(), running: 0 };
    queues.set(queueName, queue);
    const name = getName(request);
    const call = queue.pending.get(name) ?? createCall<Request, Result>(request);
    queue.pending.set(name, call);
    if (queue.running < concurrency) {
      queue.running += 1;
      void drain(db, queue, () => {
        queue.running -= 1;
        if (queue.running === 0) queues.delete(queueName);
      });
    }
    return call.promise;
  };
}
