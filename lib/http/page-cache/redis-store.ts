import { deserialize, serialize } from 'node:v8';
import type { Redis } from 'ioredis';
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

/**
 * Keeps entries in Redis. When it does not answer, reads miss, writes are skipped and every caller makes its page
 * itself; only `expire` throws, so that a failed revalidation is reported to its caller.
 */
export function createRedisStore(redis: Redis, prefix: string, now: () => number): PageStore {
  const entryKey = (key: string) => `${prefix}entry:${key}`;
  const tagKey = (tag: string) => `${prefix}tag:${tag}`;
  const claimKey = (key: string) => `${prefix}claim:${key}`;

  return {
    async get(key) {
      const bytes = await redis.getBuffer(entryKey(key)).catch(() => null);
      return bytes === null ? null : readEntry(bytes);
    },
    async set(key, entry) {
      await redis.set(entryKey(key), serialize(entry), 'EX', keepSeconds).catch(() => undefined);
      await redis.del(claimKey(key)).catch(() => undefined);
    },
    async expiredMs(tags) {
      if (tags.length === 0) return 0;
      const times = await redis.mget(tags.map(tagKey)).catch(() => []);
      return Math.max(0, ...times.map(Number));
    },
    async expire(tags) {
      const expired = redis.multi();
      for (const tag of tags) expired.set(tagKey(tag), String(now()), 'EX', keepSeconds);
      await expired.exec();
    },
    async claim(key) {
      const claimed = await redis.set(claimKey(key), '1', 'PX', claimMs, 'NX').catch(() => 'OK');
      return claimed === 'OK';
    },
  };
}
