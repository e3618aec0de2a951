import type { CacheSize } from '#lib/http/cache-size.ts';
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

interface Kept {
  entry: Entry;
  bytes: number;
}

/** Keeps entries in the memory of this process, at most `limitBytes`; the ones unused for longest make room. */
export function createMemoryStore(limitBytes: number, now: () => number): MemoryStore {
  const kept = new Map<string, Kept>();
  const tagTimes = new Map<string, number>();
  const claims = new Map<string, number>();
  let bytes = 0;
  let allExpiredMs = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (bytes <= limitBytes) return;
      forget(key);
    }
  }

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
    async get(key) {
      const found = kept.get(key);
      if (found === undefined) return null;
      kept.delete(key);
      kept.set(key, found);
      return found.entry;
    },
    async set(key, entry) {
      claims.delete(key);
      forget(key);
      const size = key.length + entryBytes(entry.value);
      kept.set(key, { entry, bytes: size });
      bytes += size;
      makeRoom();
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
      for (const [key, { entry }] of kept) if (getHtml(entry.value) === page) return key;
      return null;
    },
    size: () => ({ bytes, limitBytes, entries: kept.size }),
    forget,
    noteExpired,
    tags: () => [...tagTimes],
  };
}
