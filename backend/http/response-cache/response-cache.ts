import type { CacheSize } from '#backend/cache/bounded-cache.ts';
import type { Clock } from '#backend/context.ts';
import { toRepeatedReply, type HttpReply, type RepeatedReply } from '#backend/http/output/http-reply.ts';

/** Maximum age of a cached anonymous reply of the class `timetable` (docs/product.md#caching). */
const keepMs = 5_000;
/** Maximum size of the cache. One day of classes takes 15 KB, so this is far more than is asked for in five seconds. */
const maxSize = { replies: 500, bytes: 16 * 1024 * 1024 };
/** Addresses that are remembered of one reply, which anybody can spell in many ways, and the longest of them. */
const maxAddresses = { count: 20, characters: 500 };

interface CachedReply {
  operationId: string;
  madeMs: number;
  /** Of its body, once it is made, and its addresses. */
  bytes: number;
  addresses: string[];
  reply: Promise<RepeatedReply>;
  /** The reply once it is made. */
  finishedReply?: RepeatedReply;
}

/** A request whose reply may be cached. */
export interface CacheableRequest {
  operationId: string;
  /** The parsed request, so that different spellings share one reply. */
  key: string;
  /** The address as it was spelt. */
  address: string;
}

export interface ReplyCache {
  /** The reply that this address, spelt the same, has had, if it is fresh, and the operation that made it. */
  find(address: string): { operationId: string; reply: RepeatedReply } | undefined;
  /**
   * The cached reply of this request, also one that is being made, or else the result of `make`, called once for
   * concurrent requests. Throws what `make` throws.
   */
  reply(request: CacheableRequest, make: () => Promise<HttpReply>): Promise<RepeatedReply>;
  /** Empties the cache, including replies that are still being made: they may have been read before the change. */
  drop(): void;
  /** What bodies and addresses take, in bytes; compressed bodies, about a fifth, are not counted. */
  size: () => CacheSize;
}

/** With the `Age` header, so that caches downstream count from when the reply was made (RFC 9111). */
function withAge(reply: RepeatedReply, ageMs: number): RepeatedReply {
  return ageMs < 1_000 ? reply : { ...reply, ageSeconds: Math.floor(ageMs / 1_000) };
}

/**
 * Caches anonymous replies for five seconds, so that a timetable that many people look at is read once, and asking for
 * it again at the same address needs neither routing nor parsing, which cost as much as sending. Failures are not
 * cached.
 */
export function responseCache(clock: Clock, limits = maxSize): ReplyCache {
  const entries = new Map<string, CachedReply>();
  const byAddress = new Map<string, CachedReply>();
  let bytes = 0;

  function forget(key: string, entry: CachedReply): void {
    // It may have been dropped or replaced meanwhile.
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    for (const address of entry.addresses) byAddress.delete(address);
    bytes -= entry.bytes;
  }

  /** Counts more bytes of an entry, and forgets the oldest ones until all fit. */
  function weigh(entry: CachedReply, more: number): void {
    entry.bytes += more;
    bytes += more;
    // All have the same lifetime, so the first inserted is the oldest.
    for (const [key, oldest] of entries) {
      if (entries.size <= limits.replies && bytes <= limits.bytes) return;
      forget(key, oldest);
    }
  }

  function finish(key: string, entry: CachedReply, reply: RepeatedReply): void {
    if (entries.get(key) !== entry) return;
    entry.finishedReply = reply;
    weigh(entry, Buffer.byteLength(reply.body ?? ''));
  }

  function keep({ operationId, key }: CacheableRequest, madeMs: number, making: Promise<HttpReply>): CachedReply {
    const entry = { operationId, madeMs, bytes: 0, addresses: [], reply: making.then(toRepeatedReply) };
    entries.set(key, entry);
    weigh(entry, 0);
    entry.reply.then(
      (reply) => finish(key, entry, reply),
      () => forget(key, entry),
    );
    return entry;
  }

  function isFresh({ madeMs }: CachedReply, nowMs: number): boolean {
    return nowMs >= madeMs && nowMs - madeMs < keepMs;
  }

  function getFresh(key: string, nowMs: number): CachedReply | undefined {
    const entry = entries.get(key);
    if (entry === undefined || isFresh(entry, nowMs)) return entry;
    forget(key, entry);
    return undefined;
  }

  function remember(entry: CachedReply, { key, address }: CacheableRequest): void {
    const { addresses } = entry;
    if (entries.get(key) !== entry || byAddress.has(address)) return;
    if (addresses.length === maxAddresses.count || address.length > maxAddresses.characters) return;
    addresses.push(address);
    byAddress.set(address, entry);
    weigh(entry, address.length);
  }

  return {
    find(address) {
      const entry = byAddress.get(address);
      if (entry?.finishedReply === undefined) return undefined;
      const nowMs = clock.now().getTime();
      if (!isFresh(entry, nowMs)) return undefined;
      return { operationId: entry.operationId, reply: withAge(entry.finishedReply, nowMs - entry.madeMs) };
    },
    async reply(request, make) {
      const nowMs = clock.now().getTime();
      const known = getFresh(request.key, nowMs);
      const entry = known ?? keep(request, nowMs, make());
      remember(entry, request);
      const reply = await entry.reply;
      return known === undefined ? reply : withAge(reply, nowMs - entry.madeMs);
    },
    drop() {
      entries.clear();
      byAddress.clear();
      bytes = 0;
    },
    size: () => ({ bytes, limitBytes: limits.bytes, entries: entries.size }),
  };
}
