import type { Db } from './schema.ts';

interface Turn<Value> {
  running: Promise<Value>;
  next: Promise<Value> | null;
}

/**
 * Makes a read that is the same for everybody one for all who ask at the same moment: while it runs, whoever else asks
 * waits for the next run, and all of them share that. So nobody gets what was read before they asked. `key` tells one
 * thing from another; `detail` is the first asker's. Who shares must not change what they get.
 */
export function sharedRead<Value, Detail = void>(
  read: (db: Db, key: string, detail: Detail) => Promise<Value>,
): (db: Db, key: string, detail: Detail) => Promise<Value> {
  const turnsOf = new WeakMap<Db, Map<string, Turn<Value>>>();
  return (db, key, detail) => {
    const turns = turnsOf.get(db) ?? new Map<string, Turn<Value>>();
    turnsOf.set(db, turns);
    const begin = (): Promise<Value> => {
      const turn: Turn<Value> = { running: read(db, key, detail), next: null };
      turns.set(key, turn);
      const end = () => {
        if (turn.next === null) turns.delete(key);
      };
      turn.running.then(end, end);
      return turn.running;
    };
    const turn = turns.get(key);
    if (turn === undefined) return begin();
    turn.next ??= turn.running.then(begin, begin);
    return turn.next;
  };
}
