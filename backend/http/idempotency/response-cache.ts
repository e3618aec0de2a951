import type { Clock } from '#backend/context.ts';
import type { FinishedReply, HttpReply } from '#backend/http/output/http-reply.ts';

/** Maximum age of a cached anonymous reply of the class `timetable` (docs/product.md#caching). */
const keepMs = 5_000;
/** Maximum size of the cache. One day of classes takes 15 KB, so this is far more than is asked for in five seconds. */
const maxSize = { replies: 500, bytes: 16 * 1024 * 1024 };

interface CachedReply {
  madeMs: number;
  /** Zero until the reply is made. */
  bytes: number;
  reply: Promise<FinishedReply>;
  /** The reply once it is made. */
  finishedReply?: FinishedReply;
}

export interface ReplyCache {
  /** The cached reply of this name, if it is made. */
  get(name: string): FinishedReply | undefined;
  /**
   * The cached reply of this name, also one that is being made, or else the result of `make`, called once for concurrent requests. Throws what
   * `make` throws.
   */
  reply(name: string, make: () => Promise<HttpReply>): Promise<FinishedReply>;
  /** Empties the cache, including replies that are still being made: they may have been read before the change. */
  drop(): void;
  /** What the bodies take, in bytes; compressed ones, about a fifth, are not counted. */
  size(): { bytes: number; limitBytes: number; entries: number };
}

/** Encodes the body once, so that it is sent to every caller as bytes. */
function toFinishedReply(reply: HttpReply): FinishedReply {
  return { ...reply, body: Buffer.from(reply.body ?? '') };
}

/** Adds the `Age` header, so that caches downstream count from when the reply was made (RFC 9111). */
function withAge(reply: FinishedReply, ageMs: number): FinishedReply {
  if (ageMs < 1_000) return reply;
  return { ...reply, headers: { ...reply.headers, Age: String(Math.floor(ageMs / 1_000)) } };
}

/**
 * Caches anonymous replies for five seconds, so that a timetable that many people look at is read once. The name is the
 * parsed request, so that different spellings of a query share one entry. Failures are not cached.
 */
export function responseCache(clock: Clock, limits = maxSize): ReplyCache {
  const entries = new Map<string, CachedReply>();
  let bytes = 0;

  function forget(name: string, entry: CachedReply): void {
    // It may have been dropped or replaced meanwhile.
    if (entries.get(name) !== entry) return;
    entries.delete(name);
    bytes -= entry.bytes;
  }

  function makeRoom(): void {
    // All have the same lifetime, so the first inserted is the oldest.
    for (const [name, entry] of entries) {
      if (entries.size <= limits.replies && bytes <= limits.bytes) return;
      forget(name, entry);
    }
  }

  function finish(name: string, entry: CachedReply, reply: FinishedReply): void {
    if (entries.get(name) !== entry) return;
    entry.finishedReply = reply;
    entry.bytes = reply.body.byteLength;
    bytes += entry.bytes;
    makeRoom();
  }

  function keep(name: string, madeMs: number, making: Promise<HttpReply>): CachedReply {
    const entry: CachedReply = { madeMs, bytes: 0, reply: making.then(toFinishedReply) };
    entries.set(name, entry);
    makeRoom();
    entry.reply.then(
      (reply) => finish(name, entry, reply),
      () => forget(name, entry),
    );
    return entry;
  }

  function getFresh(name: string, nowMs: number): CachedReply | undefined {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const ageMs = nowMs - entry.madeMs;
    if (ageMs >= 0 && ageMs < keepMs) return entry;
    forget(name, entry);
    return undefined;
  }

  return {
    get(name) {
      const nowMs = clock.now().getTime();
      const entry = getFresh(name, nowMs);
      return entry?.finishedReply && withAge(entry.finishedReply, nowMs - entry.madeMs);
    },
    async reply(name, make) {
      const nowMs = clock.now().getTime();
      const entry = getFresh(name, nowMs);
      if (entry === undefined) return keep(name, nowMs, make()).reply;
      return withAge(await entry.reply, nowMs - entry.madeMs);
    },
    drop() {
      entries.clear();
      bytes = 0;
    },
    size: () => ({ bytes, limitBytes: limits.bytes, entries: entries.size }),
  };
}
