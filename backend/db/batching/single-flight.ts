import type { Db } from '#backend/db/schema.ts';
import { batched } from './batched.ts';

interface Asked<Detail> {
  key: string;
  detail: Detail;
}

/**
 * Makes a read that is the same for everybody one for all who ask at the same moment. `key` tells one thing from
 * another; `detail` is the first asker's. Who shares must not change what they get.
 */
export function singleFlight<Value, Detail = void>(
  read: (db: Db, key: string, detail: Detail) => Promise<Value>,
): (db: Db, key: string, detail: Detail) => Promise<Value> {
  const getKey = ({ key }: Asked<Detail>) => key;
  const ask = batched({
    nameOf: getKey,
    queueOf: getKey,
    run: async (db, request: Asked<Detail>[]) => {
      const found = new Map<string, { value: Value }>();
      for (const { key, detail } of request) found.set(key, { value: await read(db, key, detail) });
      return found;
    },
  });
  return async (db, key, detail) => {
    const found = await ask(db, { key, detail });
    if (found === undefined) throw new Error(`Nobody read ${key}.`);
    return found.value;
  };
}
