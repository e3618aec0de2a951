import type { Config } from '#backend/config.ts';
import type { Clock } from '#backend/context.ts';
import { memoryRateLimits } from './memory-rate-limits.ts';
import { noRateLimits, type RateLimits } from './rate-limits.ts';

/** In-memory limits of one process; unlimited for benchmarks (`RATE_LIMITS=off`). */
export function ownRateLimits(config: Config, clock: Clock): RateLimits {
  return config.rateLimits ? memoryRateLimits(clock) : noRateLimits;
}
