import type { Tx } from '#backend/db/schema.ts';

/**
 * Locks sessions until the transaction ends, in the order of their ids, so that two people who swap sessions cannot
 * deadlock.
 */
export async function lockSessions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('occurrences').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute();
}
