/** Time after which a cached reply is stale, in milliseconds; a stale reply is still used while it is revalidated. */
const freshMs = 60_000;
/** Minimum interval between fetches caused by a name that the cached reply does not contain, in milliseconds. */
const againMs = 5000;

interface CachedResponse<Answer> {
  /** Null when the fetch failed. */
  answer: Answer | null;
  readAt: number;
  pending?: Promise<void>;
  bytes: number;
}

export interface ResponseCache<Answer> {
  /**
   * Whether the cached reply of a key satisfies `test`; true when no reply could be fetched. When the cached reply does
   * not satisfy it, the request waits for a new fetch, at most one every five seconds; other requests never wait.
   */
  satisfies: (key: string, test: (answer: Answer) => boolean) => boolean | Promise<boolean>;
  size: () => { bytes: number; limitBytes: number; entries: number };
}

export interface ResponseCacheSettings<Answer> {
  /** Milliseconds. */
  now: () => number;
  /** What keys and replies take; beyond that those that were not used for longest are dropped. */
  limitBytes: number;
  /** What a reply takes, in bytes. */
  weigh: (answer: Answer) => number;
}

/** What an entry takes besides the contents of key and reply, in bytes. */
const overheadBytes = 200;

/**
 * Caches replies that many requests look names up in (stale-while-revalidate). Concurrent fetches of a key are shared,
 * and a failure is cached for five seconds.
 */
export function createResponseCache<Answer>(
  read: (key: string) => Promise<Answer>,
  { now, limitBytes, weigh }: ResponseCacheSettings<Answer>,
): ResponseCache<Answer> {
  /** In order of their last use. */
  const kept = new Map<string, CachedResponse<Answer>>();

  let bytes = 0;

  function count(key: string, entry: CachedResponse<Answer>): void {
    if (kept.get(key) !== entry) return;
    const size = overheadBytes + 2 * key.length + (entry.answer === null ? 0 : weigh(entry.answer));
    bytes += size - entry.bytes;
    entry.bytes = size;
    for (const [oldest, other] of kept) {
      if (bytes <= limitBytes) return;
      kept.delete(oldest);
      bytes -= other.bytes;
    }
  }

  function touch(key: string): CachedResponse<Answer> {
    const entry = kept.get(key) ?? { answer: null, readAt: -Infinity, bytes: 0 };
    kept.delete(key);
    kept.set(key, entry);
    if (entry.bytes === 0) count(key, entry);
    return entry;
  }

  function readAgain(key: string, entry: CachedResponse<Answer>): Promise<void> {
    entry.pending ??= read(key)
      .then((answer) => void (entry.answer = answer))
      .catch(() => undefined)
      .finally(() => {
        entry.readAt = now();
        entry.pending = undefined;
        count(key, entry);
      });
    return entry.pending;
  }

  return {
    satisfies(key, test) {
      const entry = touch(key);
      const fits = () => entry.answer === null || test(entry.answer);
      const age = now() - entry.readAt;
      const isKnown = entry.answer !== null && test(entry.answer);
      if (isKnown && age > freshMs) void readAgain(key, entry);
      if (isKnown || age < againMs) return fits();
      return readAgain(key, entry).then(fits);
    },
    size: () => ({ bytes, limitBytes, entries: kept.size }),
  };
}
