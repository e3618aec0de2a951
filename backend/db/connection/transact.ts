import { sql } from 'kysely';
import type { Db, Tx } from '#backend/db/schema.ts';
import { withSemaphore } from './connections.ts';
import { isLockTimeout, isTransient } from './error-codes.ts';

type Listener = (occurrenceIds: ReadonlySet<string>) => void;

const changedIdsByTransaction = new WeakMap<Tx, Set<string>>();
const listenersByDatabase = new WeakMap<Db, Set<Listener>>();

/** Records that a transaction reserves or releases places of a session. */
export function recordChange(tx: Tx, occurrenceId: string): void {
  const changedIds = changedIdsByTransaction.get(tx) ?? new Set();
  changedIdsByTransaction.set(tx, changedIds.add(occurrenceId));
}

/**
 * Subscribes `hear` to the sessions whose places changed; it is called after the transaction has committed. Returns the
 * function that unsubscribes.
 */
export function onAvailabilityChanged(db: Db, listener: Listener): () => void {
  const listeners = listenersByDatabase.get(db) ?? new Set();
  listenersByDatabase.set(db, listeners.add(listener));
  return () => void listeners.delete(listener);
}

function notify(db: Db, changedIds: ReadonlySet<string>): void {
  for (const listener of listenersByDatabase.get(db) ?? []) listener(changedIds);
}

/** Notifies the subscribers of what a committed transaction has recorded. */
function notifyChanges(db: Db, tx: Tx): void {
  const changedIds = changedIdsByTransaction.get(tx);
  if (changedIds !== undefined) notify(db, changedIds);
}

/** Notifies the subscribers of sessions that were changed by single statements outside of a transaction. */
export function notifyChange(db: Db, occurrenceIds: readonly string[]): void {
  if (occurrenceIds.length > 0) notify(db, new Set(occurrenceIds));
}

const attempts = 3;

interface TransactOptions {
  /**
   * Names rows that many transactions may contend for, e.g. of a session: only a few of these transactions run at a
   * time.
   */
  contended?: string;
}

/** Lock timeout of a transaction while others wait for its connection. */
const crowdedLockTimeout = sql`set local lock_timeout = '250ms'`;
/** Number of attempts, so that the total wait is the same as with the normal lock timeout. */
const maxCrowdedWaits = 20;

async function attemptAll<Result>(db: Db, work: (tx: Tx) => Promise<Result>, isOverloaded: boolean): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await db.transaction().execute(async (tx) => {
        if (isOverloaded) await crowdedLockTimeout.execute(tx);
        return { tx, result: await work(tx) };
      });
      notifyChanges(db, outcome.tx);
      return outcome.result;
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
  }
}

/**
 * Runs `work` in one transaction, again from the start after a deadlock, or after a lock timeout while others needed
 * its connection. So `work` must do nothing but SQL. Throws what `work` throws, after rolling back, and a retryable
 * error when a lock or a connection can't be had within some seconds. Subscribers of changed sessions are notified
 * after the commit.
 */
export async function transact<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { contended }: TransactOptions = {},
): Promise<Result> {
  for (let waits = 1; ; waits += 1) {
    let wasCrowded = false;
    try {
      return await withSemaphore(db, contended, (isOverloaded) => {
        wasCrowded = isOverloaded;
        return attemptAll(db, work, isOverloaded);
      });
    } catch (error) {
      if (!wasCrowded || waits === maxCrowdedWaits || !isLockTimeout(error)) throw error;
    }
  }
}
