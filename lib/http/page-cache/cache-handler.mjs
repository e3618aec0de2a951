// Next loads this file directly, also in the container image, where TypeScript is not compiled; hence plain JavaScript.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { createSharedCache } from './shared-cache.mjs';

// Next's file system cache handler. Pages that the build prerendered are read from it, since every process has them.
const OwnCache = fileSystemCache.default;

let shared;

/**
 * One connection for all handler instances that Next creates. The build id is part of every key, because pages of
 * another build refer to script files that no longer exist.
 */
function sharedCache(serverDistDir) {
  if (shared === undefined) {
    const build = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8').trim();
    // While Redis is down pages are rendered for each request: rendering takes milliseconds, less than waiting for the
    // connection.
    const redis = new Redis(process.env.REDIS_URL, {
      maxRetriesPerRequest: 1,
      commandTimeout: 1000,
      enableOfflineQueue: false,
    });
    redis.on('error', (error) => console.warn('Redis does not answer:', error.message));
    shared = createSharedCache(redis, `touchline:pages:${build}:`);
  }
  return shared;
}

/**
 * Next cache handler that stores pages and fetched data in Redis, so that several web processes share the cache and its
 * invalidations.
 */
class SharedCacheHandler extends OwnCache {
  constructor(context) {
    super({ ...context, maxMemoryCacheSize: 0, flushToDisk: false });
    this.cache = sharedCache(context.serverDistDir);
  }

  async get(key, context) {
    return (await this.cache.get(key, context)) ?? super.get(key, context);
  }

  async set(key, value, context) {
    await this.cache.set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await this.cache.expire([tags].flat());
  }
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

export default process.env.REDIS_URL && !isBuilding ? SharedCacheHandler : OwnCache;
