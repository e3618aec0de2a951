import { tellChanges } from './changed-sessions.ts';
import type { Db, Tx } from './schema.ts';

const deadlock = '40P01';
const serializationFailure = '40001';
const attempts = 3;

/** Whether PostgreSQL broke a transaction up that may succeed when it is run again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === deadlock || error.code === serializationFailure;
}

/**
 * Runs `work` in one transaction, again from the start when PostgreSQL broke it up over a deadlock. So `work` must do
 * nothing but SQL. Throws what `work` throws, after rolling back. Whoever hears of changed sessions is told afterwards.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction().execute(async (tx) => ({ tx, result: await work(tx) }));
      tellChanges(db, done.tx);
      return done.result;
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
  }
}
