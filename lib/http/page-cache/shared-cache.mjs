import { deserialize, serialize } from 'node:v8';

/** Maximum lifetime of an entry, in seconds. Next decides from the entry itself when it is stale. */
const KEEP_SECONDS = 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

/** Serialised values depend on the Node version; an entry that cannot be read counts as missing. */
function readValue(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}

/** The tags of an entry: those of a page are in a header, those of fetched data come with the request. */
function tagsOf({ value }, { tags = [], softTags = [] }) {
  const header = value?.headers?.[TAGS_HEADER];
  return [...tags, ...softTags, ...(typeof header === 'string' ? header.split(',') : [])];
}

/**
 * Stores Next's cache entries in Redis. An entry is valid while none of its tags was expired after it was created. When
 * Redis does not answer, reads miss and writes are skipped; only `expire` throws, so that a failed revalidation is
 * reported to its caller.
 */
export function createSharedCache(redis, prefix, now = Date.now) {
  const entryKey = (key) => `${prefix}entry:${key}`;
  const tagKey = (tag) => `${prefix}tag:${tag}`;

  async function isExpired(entry, tags) {
    if (tags.length === 0) return false;
    const times = await redis.mget(tags.map(tagKey));
    return times.some((time) => time !== null && Number(time) >= entry.lastModified);
  }

  async function find(key, context) {
    const bytes = await redis.getBuffer(entryKey(key));
    const entry = bytes === null ? null : readValue(bytes);
    if (entry === null || (await isExpired(entry, tagsOf(entry, context)))) return null;
    return entry;
  }

  return {
    async get(key, context) {
      return find(key, context).catch(() => null);
    },

    async set(key, value, context) {
      const cacheControl = context.fetchCache ? undefined : context.cacheControl;
      const bytes = serialize({ value, lastModified: now(), cacheControl });
      await redis.set(entryKey(key), bytes, 'EX', KEEP_SECONDS).catch(() => undefined);
    },

    async expire(tags) {
      const expired = redis.multi();
      for (const tag of tags) expired.set(tagKey(tag), String(now()), 'EX', KEEP_SECONDS);
      await expired.exec();
    },
  };
}
