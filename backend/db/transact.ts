import type { Db, Tx } from './schema.ts';

const deadlock = '40P01';
const serializationFailure = '40001';
const attempts = 3;

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === deadlock || error.code === serializationFailure;
}

/**
 * Runs `work` in one transaction, again from the start when PostgreSQL broke it up over a deadlock. So `work` must do
 * nothing but SQL. Throws what `work` throws, after rolling back.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
  }
}
