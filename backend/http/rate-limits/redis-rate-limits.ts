import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { DomainError } from '#backend/failure.ts';
import type { RateLimits } from './rate-limits.ts';

/** Counts one use and returns 0, or returns the milliseconds until the window ends when the limit is reached. */
const hitScript = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used >= tonumber(ARGV[1]) then return math.max(redis.call('PTTL', KEYS[1]), 1) end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const undoHitScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

/** Hashed, because keys hold email addresses. */
function redisKey(name: string, key: string): string {
  return `touchline:limit:${name}:${createHash('sha256').update(key).digest('base64url')}`;
}

async function run(call: Promise<unknown>): Promise<number> {
  try {
    return Number(await call);
  } catch (cause) {
    throw new DomainError('unavailable', { cause });
  }
}

/** Rate limits shared by several backends. Throws `unavailable` while Redis does not answer. */
export function redisRateLimits(redis: Pick<Redis, 'eval'>): RateLimits {
  return {
    async consume(name, key, { limit, windowSeconds }) {
      const waitMs = await run(redis.eval(hitScript, 1, redisKey(name, key), limit, windowSeconds));
      if (waitMs > 0) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
    },
    async undoHit(name, key) {
      await run(redis.eval(undoHitScript, 1, redisKey(name, key)));
    },
  };
}
