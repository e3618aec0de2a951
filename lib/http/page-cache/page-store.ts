import type { CacheControl } from 'next/dist/server/lib/cache-control.js';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';

/**
 * How long Next may serve an entry, in seconds: it is old after `revalidate` (false: never), and nobody is served it
 * after `expire` (undefined: an old one is served at any age).
 */
export type Lifetime = CacheControl;

/** A page, or the reply to a read. */
export interface Entry {
  value: IncrementalCacheValue | null;
  /** When its content was made, in milliseconds. */
  madeMs: number;
  /** When it was stored, in milliseconds. */
  storedMs: number;
  /** When the last attempt to make it anew began that failed, so that the old content was stored again. */
  failedMs?: number;
  /** Of pages; absent for reads, whose replies say it. */
  lifetime?: Lifetime;
}

/** Keeps entries by key, and when their tags were revalidated. Nothing here throws but `expire`. */
export interface PageStore {
  get: (key: string) => Promise<Entry | null>;
  set: (key: string, entry: Entry) => Promise<void>;
  /** When the last of these tags was revalidated, in milliseconds; 0 for never. */
  expiredMs: (tags: readonly string[]) => Promise<number>;
  /** Notes that these tags were revalidated now. Throws when not every process can be told. */
  expire: (tags: readonly string[]) => Promise<void>;
  /** Whether the caller is to make the entry anew; false while another one does. A claim ends with `set`. */
  claim: (key: string) => Promise<boolean>;
}

/** A store that has its pages, or those that this process sends, in memory. */
export interface PagesInMemory extends PageStore {
  /** The key of a document that was handed out; null when it is no longer there. */
  getKey: (page: string) => string | null;
}

/** A claim whose entry was never stored ends after this time, in milliseconds. */
export const claimMs = 20_000;
