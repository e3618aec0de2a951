import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds } from 'date-fns/addSeconds';

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

/** How long a claim holds without renewal, and so how long work is delayed when its process is killed. */
export const claimSeconds = 15;
const renewEveryMs = 5_000;

/** When a claim made or renewed now runs out. */
export function claimedUntil(now: Date): Date {
  return addSeconds(now, claimSeconds);
}

interface Keeping {
  /** Timeout in seconds, after which the work is abandoned and its claim no longer renewed. */
  seconds: number;
  renew: () => Promise<unknown>;
}

/**
 * Does the work while renewing its claim; a failed renewal is retried at the next interval. Throws TimeLimitExceeded.
 */
export async function keepClaim<Result>({ seconds, renew }: Keeping, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs);
  try {
    return await withinSeconds(seconds, work);
  } finally {
    clearInterval(timer);
  }
}
