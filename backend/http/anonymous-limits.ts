import type { Config } from '#backend/config.ts';
import type { RateLimits } from '#backend/rate-limits/rate-limits.ts';
import { getNetwork } from '#contract/get-network.ts';
import type { Route } from '#contract/routes/route.ts';
import { isWrite } from './check-role.ts';

/**
 * Throws `too_many_requests` when an address has sent more than many people behind one address would (decision 031).
 * A call that costs many times what others do counts as so many (`weight` of its route).
 */
export type AnonymousLimit = (route: Route, address: string) => Promise<void>;

const aMinute = 60;

/**
 * Creates the limits of calls without a token. `limits` are those of this process, which counts in its own memory:
 * these limits only protect against one machine that floods the server, must cost little, and must work while Redis is
 * down.
 */
export function anonymousLimits(
  config: Pick<Config, 'anonymousReads' | 'anonymousWrites'>,
  limits: RateLimits,
): AnonymousLimit {
  const reads = { limit: config.anonymousReads, windowSeconds: aMinute };
  const writes = { limit: config.anonymousWrites, windowSeconds: aMinute };
  return (route, address) => {
    const [name, rule] = isWrite(route)
      ? (['anonymous writes', writes] as const)
      : (['anonymous reads', reads] as const);
    return limits.consume(name, getNetwork(address), {
      ...rule,
      ...(route.weight !== undefined && { weight: route.weight }),
    });
  };
}
