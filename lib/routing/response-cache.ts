import { boundedMap, type BoundedMap } from '#contract/memory/bounded-map.ts';

/** Time after which a cached reply is stale, in milliseconds; a stale reply is still used while it is revalidated. */
const freshMs = 60_000;
/** Minimum interval between fetches caused by a name that the cached reply does not contain, in milliseconds. */
const againMs = 5000;

interface CachedResponse<Answer> {
  /** Null when the fetch failed. */
  answer: Answer | null;
  readAt: number;
  pending?: Promise<void>;
}

export interface ResponseCache<Answer> {
  /**
   * Whether the cached reply of a key satisfies `test`; true when no reply could be fetched. When the cached reply does
   * not satisfy it, the request waits for a new fetch, at most one every five seconds; other requests never wait.
   */
  satisfies: (key: string, test: (answer: Answer) => boolean) => boolean | Promise<boolean>;
  size: BoundedMap<Answer>['size'];
}

export interface ResponseCacheSettings<Answer> {
  /** Milliseconds. */
  now: () => number;
  /** What keys and replies take; beyond that those that were not used for longest are dropped. */
  limitBytes: number;
  /** What a reply takes, in bytes. */
  weigh: (answer: Answer) => number;
}

/**
 * Caches replies that many requests look names up in (stale-while-revalidate). Concurrent fetches of a key are shared,
 * and a failure is cached for five seconds.
 */
export function createResponseCache<Answer>(
  read: (key: string) => Promise<Answer>,
  { now, limitBytes, weigh }: ResponseCacheSettings<Answer>,
): ResponseCache<Answer> {
  const kept = boundedMap<CachedResponse<Answer>>({
    limitBytes,
    weigh: ({ answer }) => (answer === null ? 0 : weigh(answer)),
  });

  function readAgain(key: string, entry: CachedResponse<Answer>): Promise<void> {
    entry.pending ??= read(key)
      .then((answer) => void (entry.answer = answer))
      .catch(() => undefined)
      .finally(() => {
        entry.readAt = now();
        entry.pending = undefined;
        if (kept.peek(key) === entry) kept.reweigh(key);
      });
    return entry.pending;
  }

  return {
    satisfies(key, test) {
      const entry = kept.getOrMake(key, () => ({ answer: null, readAt: -Infinity }));
      const fits = () => entry.answer === null || test(entry.answer);
      const age = now() - entry.readAt;
      const isKnown = entry.answer !== null && test(entry.answer);
      if (isKnown && age > freshMs) void readAgain(key, entry);
      if (isKnown || age < againMs) return fits();
      return readAgain(key, entry).then(fits);
    },
    size: kept.size,
  };
}
