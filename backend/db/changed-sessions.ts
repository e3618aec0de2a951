import type { Db, Tx } from './schema.ts';

type Hear = (occurrenceIds: ReadonlySet<string>) => void;

const changedIn = new WeakMap<Tx, Set<string>>();
const hearers = new WeakMap<Db, Hear>();

/** Notes that a transaction gives or takes places of a session. */
export function noteChange(tx: Tx, occurrenceId: string): void {
  const changed = changedIn.get(tx) ?? new Set();
  changedIn.set(tx, changed.add(occurrenceId));
}

/** From now on `hear` is told the sessions whose places changed, once the transaction that changed them is committed. */
export function hearOfChanges(db: Db, hear: Hear): void {
  hearers.set(db, hear);
}

/** Tells what a committed transaction has noted. */
export function tellChanges(db: Db, tx: Tx): void {
  const changed = changedIn.get(tx);
  if (changed !== undefined) hearers.get(db)?.(changed);
}

/** Tells of sessions that changed in statements of their own. */
export function tellChange(db: Db, occurrenceIds: readonly string[]): void {
  if (occurrenceIds.length > 0) hearers.get(db)?.(new Set(occurrenceIds));
}
