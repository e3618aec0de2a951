import { deserialize, serialize } from 'node:v8';
import type { Redis } from 'ioredis';
import { createCircuitBreaker } from '#contract/circuit-breaker.ts';
import { claimMs, type Entry, type PageStore } from './page-store.ts';

/** Maximum lifetime of an entry, in seconds. */
const keepSeconds = 24 * 60 * 60;

/** Serialised values depend on the Node version; an entry that cannot be read counts as missing. */
function readEntry(bytes: Buffer): Entry | null {
  try {
    return deserialize(bytes) as Entry;
  } catch {
    return null;
  }
}

export interface RedisStore extends PageStore {
  /** Whether Redis answers. */
  answers: () => Promise<boolean>;
}

/**
 * Keeps entries in Redis. When it does not answer, reads miss, writes are skipped and every caller makes its page
 * itself, without waiting for it again for five seconds; only `expire` always asks, and throws, so that a failed
 * revalidation is reported to its caller.
 */
export function createRedisStore(redis: Redis, prefix: string, now: () => number): RedisStore {
  const { ask } = createCircuitBreaker(now);
  const entryKey = (key: string) => `${prefix}entry:${key}`;
  const tagKey = (tag: string) => `${prefix}tag:${tag}`;
  const claimKey = (key: string) => `${prefix}claim:${key}`;

  return {
    async get(key) {
      const bytes = await ask(
        () => redis.getBuffer(entryKey(key)),
        () => null,
      );
      return bytes === null ? null : readEntry(bytes);
    },
    async set(key, entry) {
      const store = async () => {
        await redis.set(entryKey(key), serialize(entry), 'EX', keepSeconds);
        await redis.del(claimKey(key));
      };
      await ask(store, () => undefined);
    },
    async expiredMs(tags) {
      if (tags.length === 0) return 0;
      const times = await ask(
        () => redis.mget(tags.map(tagKey)),
        () => [],
      );
      return Math.max(0, ...times.map(Number));
    },
    async expire(tags) {
      const expired = redis.multi();
      for (const tag of tags) expired.set(tagKey(tag), String(now()), 'EX', keepSeconds);
      await expired.exec();
    },
    async claim(key) {
      const claimed = await ask(
        () => redis.set(claimKey(key), '1', 'PX', claimMs, 'NX'),
        () => 'OK' as const,
      );
      return claimed === 'OK';
    },
    answers: () =>
      ask(
        async () => (await redis.ping()) === 'PONG',
        () => false,
      ),
  };
}
