import { sql } from 'kysely';
import type { Db, Tx } from '#backend/db/schema.ts';
import { tellChanges } from './changed-sessions.ts';
import { inTurn } from './connections.ts';
import { isLockTimeout, isTransient } from './error-codes.ts';

const attempts = 3;

interface TransactOptions {
  /** Names the rows that many may want at once, e.g. of a session: of these transactions a few run at a time. */
  contended?: string;
}

/** How long a transaction waits for a lock while others wait for its connection. */
const crowdedLockTimeout = sql`set local lock_timeout = '250ms'`;
/** So that all in all it waits as long as any other. */
const mostCrowdedWaits = 20;

async function attemptAll<Result>(db: Db, work: (tx: Tx) => Promise<Result>, isCrowded: boolean): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction().execute(async (tx) => {
        if (isCrowded) await crowdedLockTimeout.execute(tx);
        return { tx, result: await work(tx) };
      });
      tellChanges(db, done.tx);
      return done.result;
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
  }
}

/**
 * Runs `work` in one transaction, again from the start when PostgreSQL broke it up over a deadlock, or when it waited for
 * a lock while others needed its connection. So `work` must do nothing but SQL. Throws what `work` throws, after rolling
 * back, and a passing failure when a lock or a connection can't be had within some seconds. Whoever hears of changed
 * sessions is told afterwards.
 */
export async function transact<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { contended }: TransactOptions = {},
): Promise<Result> {
  for (let waits = 1; ; waits += 1) {
    let wasCrowded = false;
    try {
      return await inTurn(db, contended, (isCrowded) => {
        wasCrowded = isCrowded;
        return attemptAll(db, work, isCrowded);
      });
    } catch (error) {
      if (!wasCrowded || waits === mostCrowdedWaits || !isLockTimeout(error)) throw error;
    }
  }
}
