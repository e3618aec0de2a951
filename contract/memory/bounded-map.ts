import type { CacheSize } from './cache-size.ts';

export interface BoundedMapOptions<Value> {
  limitBytes: number;
  /** Maximum of entries, where bytes alone do not say enough. */
  limitEntries?: number;
  /** The bytes of a value, without its key. */
  weigh: (value: Value) => number;
  /** Called with a value that makes room, is deleted or replaced; not by `clear`. */
  onDrop?: (value: Value) => void;
}

export interface BoundedMap<Value> {
  /** The value of this key, which counts as used by it. */
  get: (key: string) => Value | undefined;
  /** As `get`, without counting as a use. */
  peek: (key: string) => Value | undefined;
  /** The value of this key, or the result of `make`, which is then kept. */
  getOrMake: (key: string, make: () => Value) => Value;
  /** Keeps a value as the one used last. One that alone is larger than the limit is not kept. */
  set: (key: string, value: Value) => void;
  /** Weighs the value of this key anew, after it has changed. */
  reweigh: (key: string) => void;
  delete: (key: string) => void;
  clear: () => void;
  /** Whether this value would be kept without another one making room. */
  hasRoom: (key: string, value: Value) => boolean;
  /** Keys and values, the one unused for longest first. */
  entries: () => Iterable<readonly [string, Value]>;
  size: () => CacheSize;
}

/** What an entry takes besides its key and its value: the objects of the map, in bytes. */
export const entryOverheadBytes = 200;

interface Weighed<Value> {
  value: Value;
  bytes: number;
}

/**
 * A map from texts to values in at most `limitBytes`; the entries unused for longest make room. An entry counts two bytes
 * for each character of its key, what `weigh` says of its value, and `entryOverheadBytes`.
 */
export function boundedMap<Value>(options: BoundedMapOptions<Value>): BoundedMap<Value> {
  const { limitBytes, limitEntries = Infinity, weigh, onDrop } = options;
  /** In order of their last use. */
  const kept = new Map<string, Weighed<Value>>();
  let bytes = 0;

  const count = (key: string, value: Value) => entryOverheadBytes + 2 * key.length + weigh(value);

  function drop(key: string): void {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    bytes -= entry.bytes;
    onDrop?.(entry.value);
  }

  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (bytes <= limitBytes && kept.size <= limitEntries) return;
      drop(key);
    }
  }

  function get(key: string): Value | undefined {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  function set(key: string, value: Value): void {
    drop(key);
    const entry = { value, bytes: count(key, value) };
    kept.set(key, entry);
    bytes += entry.bytes;
    if (entry.bytes > limitBytes) drop(key);
    makeRoom();
  }

  return {
    get,
    peek: (key) => kept.get(key)?.value,
    getOrMake(key, make) {
      const known = get(key);
      if (known !== undefined) return known;
      const value = make();
      set(key, value);
      return value;
    },
    set,
    reweigh(key) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      const before = entry.bytes;
      entry.bytes = count(key, entry.value);
      bytes += entry.bytes - before;
      if (entry.bytes > limitBytes) drop(key);
      makeRoom();
    },
    delete: drop,
    clear() {
      kept.clear();
      bytes = 0;
    },
    hasRoom(key, value) {
      const added = count(key, value) - (kept.get(key)?.bytes ?? 0);
      return bytes + added <= limitBytes && kept.size + (kept.has(key) ? 0 : 1) <= limitEntries;
    },
    entries: function* () {
      for (const [key, { value }] of kept) yield [key, value] as const;
    },
    size: () => ({ bytes, limitBytes, entries: kept.size }),
  };
}
