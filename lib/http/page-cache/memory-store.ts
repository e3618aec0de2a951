import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import { entryBytes } from './entry-bytes.ts';
import { claimMs, type Entry, type PagesInMemory } from './page-store.ts';
import { getHtml } from './page-value.ts';

/** Maximum of tags; beyond it the oldest is dropped, and everything made before it counts as revalidated. */
const mostTags = 20_000;

export interface MemoryStore extends PagesInMemory {
  size: () => CacheSize;
  /** Forgets one entry, because another process has a newer one. */
  forget: (key: string) => void;
  /** Notes that tags were revalidated at a time, in milliseconds. */
  noteExpired: (tags: readonly string[], atMs: number) => void;
  /** All tags with the time of their revalidation. */
  tags: () => [string, number][];
}

/** Keeps entries in the memory of this process, at most `limitBytes`; the ones unused for longest make room. */
export function createMemoryStore(limitBytes: number, now: () => number): MemoryStore {
  const kept = boundedMap<Entry>({ limitBytes, weigh: ({ value }) => entryBytes(value) });
  const tagTimes = new Map<string, number>();
  const claims = new Map<string, number>();
  let allExpiredMs = 0;

  function noteExpired(tags: readonly string[], atMs: number): void {
    for (const tag of tags) {
      // Set anew, so that the map stays in the order of time.
      tagTimes.delete(tag);
      tagTimes.set(tag, atMs);
    }
    for (const [tag, time] of tagTimes) {
      if (tagTimes.size <= mostTags) return;
      tagTimes.delete(tag);
      allExpiredMs = Math.max(allExpiredMs, time);
    }
  }

  return {
    get: async (key) => kept.get(key) ?? null,
    async set(key, entry) {
      claims.delete(key);
      kept.set(key, entry);
    },
    expiredMs: async (tags) => Math.max(allExpiredMs, ...tags.map((tag) => tagTimes.get(tag) ?? 0)),
    expire: async (tags) => noteExpired(tags, now()),
    async claim(key) {
      const nowMs = now();
      if ((claims.get(key) ?? 0) > nowMs) return false;
      for (const [other, endsMs] of claims) if (endsMs <= nowMs) claims.delete(other);
      claims.set(key, nowMs + claimMs);
      return true;
    },
    getKey(page) {
      for (const [key, { value }] of kept.entries()) if (getHtml(value) === page) return key;
      return null;
    },
    size: kept.size,
    forget: kept.delete,
    noteExpired,
    tags: () => [...tagTimes],
  };
}
