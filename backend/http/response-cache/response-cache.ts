import type { Clock } from '#backend/clock.ts';
import type { HttpEnv } from '#backend/http/http-env.ts';
import { requestHeaders, type HeaderReader } from '#backend/http/input/request-headers.ts';
import { toRepeatedReply, type HttpReply, type RepeatedReply, toResponse } from '#backend/http/output/http-reply.ts';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';

/**
 * Whether the reply to these headers is the same for all callers and may come from the response cache. A caller with a
 * cache of its own, as the web, sends `no-cache` to get a fresh reply instead of one that may be five seconds old.
 */
export function isForEverybody(headers: HeaderReader): boolean {
  const personalHeader = headers.get('authorization') ?? headers.get('x-selected-user-id');
  return personalHeader === null && headers.get('cache-control') !== 'no-cache';
}

/** Creates the function that answers a request from the response cache; it returns undefined for any other. */
export function cachedAnswers(replyCache: Pick<ReplyCache, 'find'>, clock: Clock) {
  return (request: Request, bindings: HttpEnv['Bindings']): Response | undefined => {
    const cached = request.method === 'GET' ? replyCache.find(request.url) : undefined;
    if (cached === undefined) return undefined;
    const headers = requestHeaders(request, bindings);
    if (!isForEverybody(headers)) return undefined;
    const { observed } = bindings;
    observed.operationId = cached.operationId;
    return toResponse({ headers, requestId: observed.requestId }, cached.reply, clock);
  };
}

/** Maximum age of a cached anonymous reply of the class `timetable` (docs/product.md#caching). */
const keepMs = 5_000;
/** Maximum size of the cache. One day of classes takes 15 KB, so this is far more than is asked for in five seconds. */
const maxSize = { replies: 500, bytes: 16 * 1024 * 1024 };
/** Addresses that are remembered of one reply, which anybody can spell in many ways, and the longest of them. */
const maxAddresses = { count: 20, characters: 500 };

interface CachedReply {
  key: string;
  operationId: string;
  madeMs: number;
  /** Of its body as text and as bytes, once it is made. */
  bodyBytes: number;
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
  /** What keys, bodies and addresses take, in bytes; compressed bodies, about a fifth, are not counted. */
  size: () => CacheSize;
}

const replyBytes = ({ bodyBytes, addresses }: CachedReply): number =>
  addresses.reduce((sum, { length }) => sum + length, bodyBytes);

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
  const byAddress = new Map<string, CachedReply>();
  const entries = boundedMap<CachedReply>({
    limitBytes: limits.bytes,
    limitEntries: limits.replies,
    weigh: replyBytes,
    onDrop: ({ addresses }) => {
      for (const address of addresses) byAddress.delete(address);
    },
  });

  /** It may have been dropped or replaced while it was made. */
  const isKept = (entry: CachedReply) => entries.peek(entry.key) === entry;

  function finish(entry: CachedReply, reply: RepeatedReply): void {
    if (!isKept(entry)) return;
    entry.finishedReply = reply;
    entry.bodyBytes = 2 * Buffer.byteLength(reply.body ?? '');
    entries.reweigh(entry.key);
  }

  function keep({ operationId, key }: CacheableRequest, madeMs: number, making: Promise<HttpReply>): CachedReply {
    const entry = { key, operationId, madeMs, bodyBytes: 0, addresses: [], reply: making.then(toRepeatedReply) };
    entries.set(key, entry);
    entry.reply.then(
      (reply) => finish(entry, reply),
      () => void (isKept(entry) && entries.delete(key)),
    );
    return entry;
  }

  function isFresh({ madeMs }: CachedReply, nowMs: number): boolean {
    return nowMs >= madeMs && nowMs - madeMs < keepMs;
  }

  function getFresh(key: string, nowMs: number): CachedReply | undefined {
    const entry = entries.get(key);
    if (entry === undefined || isFresh(entry, nowMs)) return entry;
    entries.delete(key);
    return undefined;
  }

  function remember(entry: CachedReply, address: string): void {
    const { addresses } = entry;
    if (!isKept(entry) || byAddress.has(address)) return;
    if (addresses.length === maxAddresses.count || address.length > maxAddresses.characters) return;
    addresses.push(address);
    byAddress.set(address, entry);
    entries.reweigh(entry.key);
  }

  return {
    find(address) {
      const entry = byAddress.get(address);
      if (entry?.finishedReply === undefined) return undefined;
      const nowMs = clock.now().getTime();
      if (!isFresh(entry, nowMs)) return undefined;
      // It counts as used.
      entries.get(entry.key);
      return { operationId: entry.operationId, reply: withAge(entry.finishedReply, nowMs - entry.madeMs) };
    },
    async reply(request, make) {
      const nowMs = clock.now().getTime();
      const known = getFresh(request.key, nowMs);
      const entry = known ?? keep(request, nowMs, make());
      remember(entry, request.address);
      const reply = await entry.reply;
      return known === undefined ? reply : withAge(reply, nowMs - entry.madeMs);
    },
    drop() {
      entries.clear();
      byAddress.clear();
    },
    size: entries.size,
  };
}
