import type { Db, Tx } from '#backend/db/schema.ts';
import { transact } from './transact.ts';

/** Rolls a rehearsal back. */
const rollBack = new Error('This was a rehearsal.');

/**
 * Runs `work` in a transaction that is always rolled back, and returns what it returned: what would happen, by the very
 * code that does it. Throws what `work` throws.
 */
export async function rehearse<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const run = async (tx: Tx) => {
    results[0] = await work(tx);
    throw rollBack;
  };
  await transact(db, run).catch((error: unknown) => {
    if (error !== rollBack) throw error;
  });
  const [result] = results;
  if (result === undefined) throw rollBack;
  return result;
}
