import type { Db, Tx } from '#backend/db/schema.ts';

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
export function notifyChanges(db: Db, tx: Tx): void {
  const changedIds = changedIdsByTransaction.get(tx);
  if (changedIds !== undefined) notify(db, changedIds);
}

/** Notifies the subscribers of sessions that were changed by single statements outside of a transaction. */
export function notifyChange(db: Db, occurrenceIds: readonly string[]): void {
  if (occurrenceIds.length > 0) notify(db, new Set(occurrenceIds));
}
