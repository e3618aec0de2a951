import type { Db } from '#backend/db/schema.ts';
import { batched } from './batched.ts';

interface Read<Detail> {
  key: string;
  detail: Detail;
}

/**
 * Runs a read once for all concurrent calls with the same key. `detail` is passed on from the first of them. The callers
 * share the value and must not change it.
 */
export function singleFlight<Value, Detail = void>(
  read: (db: Db, key: string, detail: Detail) => Promise<Value>,
): (db: Db, key: string, detail: Detail) => Promise<Value> {
  const getKey = ({ key }: Read<Detail>) => key;
  const readOnce = batched({
    getName: getKey,
    getQueue: getKey,
    run: async (db, requests: Read<Detail>[]) => {
      const values = new Map<string, { value: Value }>();
      for (const { key, detail } of requests) values.set(key, { value: await read(db, key, detail) });
      return values;
    },
  });
  return async (db, key, detail) => {
    const found = await readOnce(db, { key, detail });
    if (found === undefined) throw new Error(`No value was read for ${key}.`);
    return found.value;
  };
}
