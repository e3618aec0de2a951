import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';
import { isProvisional } from '#lib/http/provisional-mark.ts';
import { markedStatus } from '#lib/http/status-mark.ts';
import { isReadFresh, pageFreshness, pageLifetime, readChanges } from './freshness.ts';
import type { Entry, Lifetime, PageStore } from './page-store.ts';
import { getHtml, pageTags } from './page-value.ts';

/**
 * Values of `lastModified` by which Next is told that an entry is stale whatever its lifetime, and that it may not be
 * served at all.
 */
const longAgo = 1;
const never = -1;

/**
 * The page cache as one request sees it: what Next may serve, and what of that is made anew meanwhile. When an entry is
 * stored, its content counts as made at the moment at which it was asked for, so that a change while a page is rendered
 * is not missed.
 */
export function createPageCache(store: PageStore, now: () => number) {
  const askedMs = new Map<string, number>();
  /** Content that was handed out, with when it was made: Next stores it again when making it anew has failed. */
  const handedOut = new Map<IncrementalCacheValue, number>();

  /**
   * A page as Next's cache handler returns it. A stale page is returned as stale to one caller only, which makes it
   * anew; the others get it as fresh.
   */
  async function asPage(key: string, entry: Entry): Promise<CacheHandlerValue> {
    const { value, storedMs, lifetime } = entry;
    if (value !== null) handedOut.set(value, entry.madeMs);
    const freshness = pageFreshness(entry, await readChanges(store, pageTags(value)), now());
    if (freshness === 'fresh') return { value, lastModified: storedMs, cacheControl: lifetime };
    const cacheControl = { revalidate: lifetime?.revalidate || 1, expire: undefined };
    if (!(await store.claim(key))) return { value, lastModified: now(), cacheControl };
    return { value, lastModified: freshness === 'old' ? longAgo : never, cacheControl };
  }

  return {
    /** The page of this path, as Next's cache handler returns it; null when there is none. */
    async page(key: string, fromBuild: () => Promise<Entry | null>): Promise<CacheHandlerValue | null> {
      askedMs.set(key, now());
      const entry = (await store.get(key)) ?? (await fromBuild());
      return entry && asPage(key, entry);
    },

    /**
     * The reply to a read, as Next's cache handler returns it; null when there is none that is fresh. Next would
     * refetch a stale one without a timeout, and wait minutes for a backend that hangs.
     */
    async read(key: string, tags: readonly string[]): Promise<CacheHandlerValue | null> {
      askedMs.set(key, now());
      const entry = await store.get(key);
      const isFresh = entry !== null && isReadFresh(entry, await store.expiredMs(tags), now());
      return isFresh ? { value: entry.value, lastModified: now() } : null;
    },

    /** Stores a page, or the reply to a read, which has no lifetime. A provisional page is not stored. */
    async set(key: string, value: IncrementalCacheValue | null, declared?: Lifetime): Promise<void> {
      if (isProvisional(getHtml(value))) return;
      const storedMs = now();
      const beganMs = askedMs.get(key) ?? storedMs;
      const keptMs = value === null ? undefined : handedOut.get(value);
      const lifetime = declared && pageLifetime(declared, markedStatus(getHtml(value)));
      const made = keptMs === undefined ? { madeMs: beganMs } : { madeMs: keptMs, failedMs: beganMs };
      await store.set(key, { value, storedMs, lifetime, ...made });
    },
  };
}
