// Next loads this file directly, and its types do not fit a module that is not compiled; hence plain JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { openPageStore } from './open-page-store.ts';
import { createPageCache } from './page-cache.ts';

// Next's file system cache handler. Pages that the build prerendered are read from it, since every process has them.
// Node and the bundler, which packs this file for the middleware, differ in what the default of such a module is.
const OwnCache = fileSystemCache.default ?? fileSystemCache;

/** Imported here and only where it is used: the web's image has it because Next finds it in this file. */
async function connectRedis() {
  const { Redis } = await import('ioredis');
  // While Redis is down pages are rendered for each request: rendering takes milliseconds, less than waiting for the
  // connection.
  return new Redis(process.env.REDIS_URL, { maxRetriesPerRequest: 1, commandTimeout: 1000, enableOfflineQueue: false });
}

/** What the build made of a path, as an entry. */
async function readBuilt(builtPages, key, context) {
  const built = await builtPages.get(key, context);
  if (!built) return null;
  const { value, lastModified, cacheControl } = built;
  return { value, madeMs: lastModified, storedMs: lastModified, lifetime: cacheControl };
}

/** Next cache handler: made for each request, over the one store of this process. */
class PageCacheHandler {
  constructor(context) {
    this.builtPages = new OwnCache({ ...context, maxMemoryCacheSize: 0, flushToDisk: false });
    this.store = openPageStore(context.serverDistDir, process.env.REDIS_URL ? connectRedis : undefined);
    this.cache = this.store.then((store) => createPageCache(store, Date.now));
  }

  async get(key, context) {
    const cache = await this.cache;
    if (context.kind === 'FETCH') return cache.read(key, [...(context.tags ?? []), ...(context.softTags ?? [])]);
    return cache.page(key, () => readBuilt(this.builtPages, key, context));
  }

  async set(key, value, context) {
    const cache = await this.cache;
    await cache.set(key, value, context.fetchCache ? undefined : context.cacheControl);
  }

  async revalidateTag(tags) {
    await (await this.store).expire([tags].flat());
  }

  resetRequestCache() {}
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

export default isBuilding ? OwnCache : PageCacheHandler;
