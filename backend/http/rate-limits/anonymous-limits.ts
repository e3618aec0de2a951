import type { Config } from '#backend/config.ts';
import type { Clock } from '#backend/context.ts';
import { isWrite } from '#backend/http/check-role.ts';
import type { Route } from '#contract/routes.ts';
import { getNetwork } from './get-network.ts';
import { memoryRateLimits } from './memory-rate-limits.ts';
import { noRateLimits } from './rate-limits.ts';

/** Throws `too_many_requests` when an address has asked for more than any crowd behind it would (decision 031). */
export type AnonymousLimit = (route: Route, address: string) => Promise<void>;

const aMinute = 60;

/**
 * Makes the wide limits of calls without a token. Every process counts for itself, in memory: they keep one machine from
 * taking all there is, must cost nothing, and must not fail with Redis.
 */
export function anonymousLimits(
  config: Pick<Config, 'rateLimits' | 'anonymousReads' | 'anonymousWrites'>,
  clock: Clock,
): AnonymousLimit {
  const limits = config.rateLimits ? memoryRateLimits(clock) : noRateLimits;
  const reads = { limit: config.anonymousReads, windowSeconds: aMinute };
  const writes = { limit: config.anonymousWrites, windowSeconds: aMinute };
  return (route, address) => {
    const [name, rule] = isWrite(route)
      ? (['anonymous writes', writes] as const)
      : (['anonymous reads', reads] as const);
    return limits.take(name, getNetwork(address), rule);
  };
}
