/** Size and limit of a cache, in bytes, and the number of its entries. */
export interface CacheSize {
  bytes: number;
  limitBytes: number;
  entries: number;
}

export interface BoundedCache<Value> {
  /** The value of this key, or the result of `make`, which is then kept. */
  get(key: string, make: () => Value): Value;
  size: () => CacheSize;
}

/** What a key, an entry and their objects take besides their contents, in bytes. */
const overheadBytes = 200;

/**
 * Keeps values by key in at most `limitBytes`; the oldest make room. `weigh` says how many bytes a value takes.
 */
export function boundedCache<Value>(limitBytes: number, weigh: (value: Value) => number): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  function makeRoom(): void {
    for (const [key, oldest] of entries) {
      if (bytes <= limitBytes) return;
      entries.delete(key);
      bytes -= oldest.bytes;
    }
  }

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) return known.value;
      const value = make();
      const entry = { value, bytes: key.length * 2 + weigh(value) + overheadBytes };
      entries.set(key, entry);
      bytes += entry.bytes;
      makeRoom();
      return value;
    },
    size: () => ({ bytes, limitBytes, entries: entries.size }),
  };
}
