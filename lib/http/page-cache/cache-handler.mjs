// Next loads this by itself, also in the container image, where TypeScript is not compiled; hence plain JavaScript.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { createSharedCache } from './shared-cache.mjs';

// Next's own keeper of pages: what it reads from the build is there for every process anyway.
const OwnCache = fileSystemCache.default;

let shared;

/** One connection for all the handlers that Next makes. Pages of another build name files that are gone: the build is part of every key. */
function sharedCache(serverDistDir) {
  if (shared === undefined) {
    const build = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8').trim();
    // Without Redis every page is made anew; that takes milliseconds, waiting for it would take longer.
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

/** Keeps pages and reads in Redis, so that several webs know the same and forget the same. */
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
