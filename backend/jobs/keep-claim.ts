import { addSeconds } from 'date-fns/addSeconds';
import { withinSeconds } from './time-limit.ts';

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
