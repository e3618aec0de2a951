import { deserialize, serialize } from 'node:v8';

/** Nothing is kept longer, in seconds; pages say themselves when they are old. */
const KEEP_SECONDS = 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

/** Another version of Node writes values in its own way; what cannot be read is not there. */
function readValue(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}

/** A page carries its tags in a header, a read is asked for with its own. */
function tagsOf({ value }, { tags = [], softTags = [] }) {
  const header = value?.headers?.[TAGS_HEADER];
  return [...tags, ...softTags, ...(typeof header === 'string' ? header.split(',') : [])];
}

/**
 * What Next keeps, in Redis. An entry is valid while none of its tags was expired after it was made. A Redis that does
 * not answer has nothing and keeps nothing; only `expire` fails then, because somebody must know.
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
