import type { Db, Tx } from '#backend/db/schema.ts';

type Hear = (occurrenceIds: ReadonlySet<string>) => void;

const changedIn = new WeakMap<Tx, Set<string>>();
const hearers = new WeakMap<Db, Set<Hear>>();

/** Notes that a transaction gives or takes places of a session. */
export function recordChange(tx: Tx, occurrenceId: string): void {
  const changed = changedIn.get(tx) ?? new Set();
  changedIn.set(tx, changed.add(occurrenceId));
}

/**
 * From now on `hear` is told the sessions whose places changed, once the transaction that changed them is committed.
 * Returns how to end that.
 */
export function onAvailabilityChanged(db: Db, hear: Hear): () => void {
  const all = hearers.get(db) ?? new Set();
  hearers.set(db, all.add(hear));
  return () => void all.delete(hear);
}

function tell(db: Db, changed: ReadonlySet<string>): void {
  for (const hear of hearers.get(db) ?? []) hear(changed);
}

/** Tells what a committed transaction has noted. */
export function tellChanges(db: Db, tx: Tx): void {
  const changed = changedIn.get(tx);
  if (changed !== undefined) tell(db, changed);
}

/** Tells of sessions that changed in statements of their own. */
export function tellChange(db: Db, occurrenceIds: readonly string[]): void {
  if (occurrenceIds.length > 0) tell(db, new Set(occurrenceIds));
}
