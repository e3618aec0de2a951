import type { CacheSize } from '#contract/memory/cache-size.ts';

/** A number of uses in a window that begins with the first. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
  /** As how many uses this one counts; 1 without it. */
  weight?: number;
}

/** Counters of attempts, by a name and a key such as an account or an address (docs/product.md#rate-limits). */
export interface RateLimits {
  /** Counts one use. Throws `too_many_requests` when the limit is reached; a refused use is not counted. */
  consume(name: string, key: string, rule: RateLimit): Promise<void>;
  /** Takes one use back: a log-in counts at its start and is given back when it succeeds. */
  undoHit(name: string, key: string): Promise<void>;
  /** What the counters take, where they are in the memory of this process. */
  size?: () => CacheSize;
}

/** For benchmarks (`RATE_LIMITS=off`). */
export const noRateLimits: RateLimits = {
  consume: () => Promise.resolve(),
  undoHit: () => Promise.resolve(),
};
