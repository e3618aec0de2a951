import type pg from 'pg';
import type { Db } from '#backend/db/schema.ts';
import { isRetryable, busyCode } from './error-codes.ts';

/** No turn has succeeded for longer than the timeout. */
class QueueTimeout extends Error {
  readonly code = busyCode;

  constructor(what: string) {
    super(`Too many wait for ${what}.`);
    this.name = 'TurnNeverCame';
  }
}

/** Ends a turn; `hasSucceeded` restarts the timeout of those who wait. */
type Leave = (hasSucceeded: boolean) => void;

interface Semaphore {
  /**
   * Waits for a turn; the caller must call the function it gets, to leave. Throws a retryable error (`isPassing`) when
   * no turn has succeeded for `timeoutMs`.
   */
  enter: () => Promise<Leave>;
  /** Nobody has a turn or waits for one. */
  isIdle: () => boolean;
  /** More than half are taken. */
  isHalfTaken: () => boolean;
}

interface TurnsOptions {
  /** What the queue is for, for the error's message. */
  what: string;
  /** Maximum of concurrent turns. */
  most: number;
  timeoutMs: number;
}

interface Waiting {
  resolve: (leave: Leave) => void;
  reject: (error: Error) => void;
}

/**
 * A semaphore with a first-in, first-out queue. A long queue that makes progress is waited out; when none of its turns
 * succeeds for `timeoutMs`, all who wait are rejected.
 */
export function createTurns({ what, most, timeoutMs }: TurnsOptions): Semaphore {
  let waiting: Waiting[] = [];
  let takenTurns = 0;
  let stallTimer: NodeJS.Timeout | undefined;

  const rejectWaiters = () => {
    const rejectedWaiters = waiting;
    waiting = [];
    for (const { reject } of rejectedWaiters) reject(new QueueTimeout(what));
  };

  const watch = () => {
    clearTimeout(stallTimer);
    stallTimer = waiting.length > 0 ? setTimeout(rejectWaiters, timeoutMs) : undefined;
  };

  const leave: Leave = (hasSucceeded) => {
    const next = waiting.shift();
    if (next === undefined) takenTurns -= 1;
    else next.resolve(leave);
    if (hasSucceeded || waiting.length === 0) watch();
  };

  return {
    enter: () => {
      if (takenTurns < most) {
        takenTurns += 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (waiting.length === 1) watch();
      });
    },
    isIdle: () => takenTurns === 0,
    isHalfTaken: () => takenTurns > most / 2,
  };
}

/** Timeout for starting a transaction while no other one completes, in milliseconds. */
const timeoutMs = 5_000;
/**
 * Maximum of transactions that may contend for the same rows at a time, because each holds a connection while it waits.
 */
const maxContendersPerName = 4;

interface Connections {
  pool: pg.Pool;
  transactions: Semaphore;
  named: Map<string, Semaphore>;
}

const connectionsByDb = new WeakMap<Db, Connections>();

/** Connections of the pool that are reserved for single statements, which wait for no locks. */
function reservedConnections(max: number): number {
  return Math.floor(max / 4);
}

/** Registers the pool of a database, and how many of its connections transactions may use. */
export function noteConnections(db: Db, pool: pg.Pool, max: number): void {
  const transactions = createTurns({ what: 'a connection', most: max - reservedConnections(max), timeoutMs });
  connectionsByDb.set(db, { pool, transactions, named: new Map() });
}

async function withTurn<Result>(turns: Semaphore, run: () => Promise<Result>): Promise<Result> {
  const leave = await turns.enter();
  let hasSucceeded = true;
  try {
    return await run();
  } catch (error) {
    // A domain error counts as success; only a failure for lack of a lock or a connection shows that the queue is
    // stuck.
    hasSucceeded = !isRetryable(error);
    throw error;
  } finally {
    leave(hasSucceeded);
  }
}

/**
 * Queues a transaction until it may take a connection. `contended` names the rows it may wait for: only a few
 * transactions of one name wait for the lock in the database, where each holds a connection; the others wait here.
 * `run` is told whether most connections are taken. Throws a retryable error (`isPassing`) when no transaction before
 * it completes within five seconds.
 */
export async function withSemaphore<Result>(
  db: Db,
  contended: string | undefined,
  run: (isOverloaded: boolean) => Promise<Result>,
): Promise<Result> {
  const connections = connectionsByDb.get(db);
  if (connections === undefined) return run(false);
  const { transactions, named } = connections;
  const begin = () => withTurn(transactions, () => run(transactions.isHalfTaken()));
  if (contended === undefined) return begin();
  const turns = named.get(contended) ?? createTurns({ what: contended, most: maxContendersPerName, timeoutMs });
  named.set(contended, turns);
  return withTurn(turns, begin).finally(() => {
    if (turns.isIdle()) named.delete(contended);
  });
}

/** Counts of open connections, idle ones, and callers that wait for one. */
export function poolState(db: Db): { open: number; idle: number; waiting: number } {
  const pool = connectionsByDb.get(db)?.pool;
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
