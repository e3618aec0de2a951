import { withinSeconds } from './time-limit.ts';

/** How long a claim holds when it is not renewed: as long as work is held up when its process is killed. */
export const claimSeconds = 15;
const renewEveryMs = 5_000;

/** When a claim made or renewed now runs out. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + claimSeconds * 1000);
}

interface Keeping {
  /** The work is abandoned after so many seconds, and its claim is renewed no more. */
  seconds: number;
  renew: () => Promise<unknown>;
}

/** Does the work while its claim is renewed; a renewal that fails is tried again by the next. Throws TimeLimitExceeded. */
export async function keepClaim<Result>({ seconds, renew }: Keeping, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs);
  try {
    return await withinSeconds(seconds, work);
  } finally {
    clearInterval(timer);
  }
}
