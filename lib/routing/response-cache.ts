/** Time after which a cached reply is stale, in milliseconds; a stale reply is still used while it is revalidated. */
const freshMs = 60_000;
/** Minimum interval between fetches caused by a name that the cached reply does not contain, in milliseconds. */
const againMs = 5000;

interface Kept<Answer> {
  /** Null when the fetch failed. */
  answer: Answer | null;
  readAt: number;
  pending?: Promise<void>;
}

export interface KeptAnswers<Answer> {
  /**
   * Whether the cached reply of a key satisfies `test`; true when no reply could be fetched. When the cached reply does
   * not satisfy it, the request waits for a new fetch, at most one every five seconds; other requests never wait.
   */
  satisfies: (key: string, test: (answer: Answer) => boolean) => boolean | Promise<boolean>;
}

/**
 * Caches replies that many requests look names up in (stale-while-revalidate). Concurrent fetches of a key are shared,
 * and a failure is cached for five seconds.
 */
export function keepAnswers<Answer>(read: (key: string) => Promise<Answer>, now: () => number): KeptAnswers<Answer> {
  const kept = new Map<string, Kept<Answer>>();

  function readAgain(key: string): Promise<void> {
    const entry = kept.get(key) ?? { answer: null, readAt: -Infinity };
    kept.set(key, entry);
    entry.pending ??= read(key)
      .then((answer) => void (entry.answer = answer))
      .catch(() => undefined)
      .finally(() => {
        entry.readAt = now();
        entry.pending = undefined;
      });
    return entry.pending;
  }

  return {
    satisfies(key, test) {
      const fits = (entry: Kept<Answer> | undefined) =>
        entry === undefined || entry.answer === null || test(entry.answer);
      const entry = kept.get(key);
      const age = now() - (entry?.readAt ?? -Infinity);
      const isKnown = entry !== undefined && entry.answer !== null && test(entry.answer);
      if (isKnown && age > freshMs) void readAgain(key);
      if (isKnown || age < againMs) return fits(entry);
      return readAgain(key).then(() => fits(kept.get(key)));
    },
  };
}
