import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { DomainError } from '#backend/failure.ts';
import type { CircuitBreaker } from '#contract/circuit-breaker.ts';
import type { RateLimits } from './rate-limits.ts';

/** Counts one use by its weight and returns 0, or returns the milliseconds until the window ends when the limit is reached. */
const hitScript = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used >= tonumber(ARGV[1]) then return math.max(redis.call('PTTL', KEYS[1]), 1) end
redis.call('INCRBY', KEYS[1], ARGV[3])
if used == 0 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const undoHitScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

/** Hashed, because keys hold email addresses. */
function redisKey(name: string, key: string): string {
  return `touchline:limit:${name}:${createHash('sha256').update(key).digest('base64url')}`;
}

/**
 * Rate limits shared by several backends. While Redis does not answer, `processLimits` counts in this process, so that nobody is
 * turned away for it and everybody still has a limit.
 */
export function redisRateLimits(
  redis: Pick<Redis, 'eval'>,
  processLimits: RateLimits,
  { ask }: CircuitBreaker,
): RateLimits {
  return {
    async consume(name, key, rule) {
      const { limit, windowSeconds, weight = 1 } = rule;
      const waitMs = await ask(
        async () => Number(await redis.eval(hitScript, 1, redisKey(name, key), limit, windowSeconds, weight)),
        async () => {
          await processLimits.consume(name, key, rule);
          return 0;
        },
      );
      if (waitMs > 0) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
    },
    undoHit: (name, key) =>
      ask(
        async () => void (await redis.eval(undoHitScript, 1, redisKey(name, key))),
        () => processLimits.undoHit(name, key),
      ),
    ...(processLimits.size && { size: processLimits.size }),
  };
}
