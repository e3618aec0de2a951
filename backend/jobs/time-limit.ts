import { setTimeout as wait } from 'node:timers/promises';

/** Work that took longer than it may; it may still go on, but nobody waits for it. */
export class TimeLimitExceeded extends Error {
  constructor(seconds: number) {
    super(`Abandoned after ${seconds} seconds.`);
    this.name = 'TimeLimitExceeded';
  }
}

/** The result of `work` if it comes within so many seconds. Throws TimeLimitExceeded, and what `work` throws. */
export async function withinSeconds<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const tooLate = wait(seconds * 1000, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new TimeLimitExceeded(seconds);
  });
  // Ended by `done`, it fails with nobody waiting.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    done.abort();
  }
}
