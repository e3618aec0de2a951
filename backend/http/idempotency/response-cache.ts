import type { Clock } from '#backend/context.ts';
import type { FinishedReply, HttpReply } from '#backend/http/output/http-reply.ts';

/** How old an anonymous reply of the class `timetable` may be (docs/product.md#caching). */
const keepMs = 5_000;
/** Far more days than many people look at in five seconds; a day of classes has 15 KB. */
const most = { replies: 500, bytes: 16 * 1024 * 1024 };

interface Kept {
  madeMs: number;
  /** Known once the reply is made. */
  bytes: number;
  reply: Promise<FinishedReply>;
}

export interface KeptReplies {
  /** The reply kept by a name, or else what `make` makes, once for all who ask meanwhile. Throws what `make` throws. */
  reply(name: string, make: () => Promise<HttpReply>): Promise<FinishedReply>;
  /** Forgets everything, also what is being made: it may have been read before the change. */
  drop(): void;
}

/** As bytes it is sent to every caller without being encoded again. */
function finished(reply: HttpReply): FinishedReply {
  return { ...reply, body: Buffer.from(reply.body ?? '') };
}

/** Whoever keeps the reply in turn counts from when it was made (RFC 9111). */
function aged(reply: FinishedReply, ageMs: number): FinishedReply {
  if (ageMs < 1_000) return reply;
  return { ...reply, headers: { ...reply.headers, Age: String(Math.floor(ageMs / 1_000)) } };
}

/**
 * Keeps finished replies that are the same for everybody, for five seconds by the clock: a timetable that many people
 * look at is read once. The name is what a request asks for, so that no spelling of one makes
 * it anew. A failure is not kept.
 */
export function responseCache(clock: Clock, limits = most): KeptReplies {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(name: string, entry: Kept): void {
    // It may have been dropped meanwhile, or made anew.
    if (kept.get(name) !== entry) return;
    kept.delete(name);
    bytes -= entry.bytes;
  }

  function makeRoom(): void {
    // All are kept for the same time, so the first is the oldest.
    for (const [name, entry] of kept) {
      if (kept.size <= limits.replies && bytes <= limits.bytes) return;
      forget(name, entry);
    }
  }

  function weigh(name: string, entry: Kept, size: number): void {
    if (kept.get(name) !== entry) return;
    entry.bytes = size;
    bytes += size;
    makeRoom();
  }

  function keep(name: string, madeMs: number, made: Promise<HttpReply>): Kept {
    const entry: Kept = { madeMs, bytes: 0, reply: made.then(finished) };
    kept.set(name, entry);
    makeRoom();
    entry.reply.then(
      ({ body }) => weigh(name, entry, body.byteLength),
      () => forget(name, entry),
    );
    return entry;
  }

  return {
    async reply(name, make) {
      const nowMs = clock.now().getTime();
      const known = kept.get(name);
      if (known !== undefined) {
        const ageMs = nowMs - known.madeMs;
        if (ageMs >= 0 && ageMs < keepMs) return aged(await known.reply, ageMs);
        forget(name, known);
      }
      return keep(name, nowMs, make()).reply;
    },
    drop() {
      kept.clear();
      bytes = 0;
    },
  };
}
