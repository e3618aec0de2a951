/** How long an answer counts as new, in milliseconds; an older one is still used while a new one is fetched. */
const freshMs = 60_000;
/** How often an answer is asked for again when it does not know what somebody looks for, in milliseconds. */
const againMs = 5000;

interface Kept<Answer> {
  /** Null when it could not be had. */
  answer: Answer | null;
  readAt: number;
  pending?: Promise<void>;
}

export interface KeptAnswers<Answer> {
  /**
   * Whether the answer kept under a key satisfies `test`; true when there is no answer to be had. Somebody who looks for
   * what it does not know waits for a new one, at most every five seconds; nobody waits for anything else.
   */
  satisfies: (key: string, test: (answer: Answer) => boolean) => boolean | Promise<boolean>;
}

/**
 * Keeps answers that many requests look into. `read` is called once for everybody who waits, and its failures are
 * remembered for five seconds.
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
