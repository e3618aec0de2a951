import { tellChanges } from './changed-sessions.ts';
import { isTransient } from './error-codes.ts';
import type { Db, Tx } from './schema.ts';

const attempts = 3;

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
