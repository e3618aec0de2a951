import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';
import { boundedMap, type BoundedMap, type BoundedMapOptions } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import { claimMs, type Entry, type PagesInMemory } from './page-store.ts';
import { getHtml } from './page-value.ts';

/** The share of the memory that entries asked for once may take from those asked for again. */
const shareOfFirst = 1 / 4;

type TwoGenerations<Value> = Pick<BoundedMap<Value>, 'get' | 'set' | 'delete' | 'entries' | 'size'>;

/**
 * A map in at most `limitBytes` of two generations: what is set is in the first, and what is then asked for moves to the
 * second. Beyond the limit the first makes room as long as it has more than a quarter, so that somebody who asks for many
 * things once, such as made-up addresses, cannot push out what many ask for.
 */
function twoGenerations<Value>(options: BoundedMapOptions<Value>): TwoGenerations<Value> {
  const { limitBytes } = options;
  const first = boundedMap(options);
  const second = boundedMap(options);
  const sum = () => first.size().bytes + second.size().bytes;

  function dropOldest(generation: BoundedMap<Value>): void {
    for (const [key] of generation.entries()) return generation.delete(key);
  }

  function makeRoom(): void {
    while (sum() > limitBytes)
      dropOldest(first.size().bytes > limitBytes * shareOfFirst || second.size().entries === 0 ? first : second);
  }

  return {
    get(key) {
      const known = second.get(key);
      if (known !== undefined) return known;
      const value = first.get(key);
      if (value === undefined) return undefined;
      first.delete(key);
      second.set(key, value);
      makeRoom();
      return value;
    },
    set(key, value) {
      const generation = second.peek(key) === undefined ? first : second;
      generation.set(key, value);
      makeRoom();
    },
    delete(key) {
      first.delete(key);
      second.delete(key);
    },
    entries: function* () {
      yield* first.entries();
      yield* second.entries();
    },
    size: () => ({ bytes: sum(), limitBytes, entries: first.size().entries + second.size().entries }),
  };
}

/** What an entry costs besides its content: keys, headers, objects. */
const overheadBytes = 1_000;

/** V8 keeps a text with any character beyond Latin-1, as a dash or a curly quote is, in two bytes a character. */
const textBytes = (text: string) => text.length * 2;

function contentBytes(value: IncrementalCacheValue): number {
  if ('html' in value && 'segmentData' in value) {
    const segments = [...(value.segmentData?.values() ?? [])];
    const parts = [value.rscData, ...segments].map((part) => part?.length ?? 0);
    return textBytes(value.html) + parts.reduce((sum, length) => sum + length, 0);
  }
  if ('body' in value) return value.body.length;
  return 'data' in value ? textBytes(value.data.body) : 0;
}

/** The memory that an entry takes, in bytes, estimated from above. */
export function entryBytes(value: IncrementalCacheValue | null): number {
  return overheadBytes + (value === null ? 0 : contentBytes(value));
}

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

/**
 * Keeps entries in the memory of this process, at most `limitBytes`; those asked for once make room before those asked
 * for again, of each the ones unused for longest.
 */
export function createMemoryStore(limitBytes: number, now: () => number): MemoryStore {
  const kept = twoGenerations<Entry>({ limitBytes, weigh: ({ value }) => entryBytes(value) });
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
