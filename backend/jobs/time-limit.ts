import { setTimeout as wait } from 'node:timers/promises';

/** Work exceeded its time limit; it may still be running, but its result is ignored. */
export class TimeLimitExceeded extends Error {
  constructor(seconds: number) {
    super(`Abandoned after ${seconds} seconds.`);
    this.name = 'TimeLimitExceeded';
  }
}

/** The result of `work` if it comes within so many seconds. Throws TimeLimitExceeded, and what `work` throws. */
export async function withinSeconds<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const timerAbort = new AbortController();
  const tooLate = wait(seconds * 1000, undefined, { signal: timerAbort.signal, ref: false }).then(() => {
    throw new TimeLimitExceeded(seconds);
  });
  // Aborting the timer rejects this promise; without a handler that would be an unhandled rejection.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    timerAbort.abort();
  }
}
