import type { Clock } from '../context.ts';
import { Refusal } from '../failure.ts';
import type { RateLimits } from './rate-limits.ts';

interface Window {
  used: number;
  endsAtMs: number;
}

const sweepEveryMs = 60_000;

/** Rate limits of a single backend process. */
export function memoryRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, Window>();
  let nextSweepMs = 0;

  function sweep(nowMs: number): void {
    if (nowMs < nextSweepMs) return;
    nextSweepMs = nowMs + sweepEveryMs;
    for (const [id, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(id);
  }

  return {
    async take(name, key, { limit, windowSeconds }) {
      const id = `${name}:${key}`;
      const nowMs = clock.now().getTime();
      sweep(nowMs);
      const known = windows.get(id);
      const window = known && known.endsAtMs > nowMs ? known : { used: 0, endsAtMs: nowMs + windowSeconds * 1000 };
      if (window.used >= limit) {
        throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil((window.endsAtMs - nowMs) / 1000) });
      }
      window.used += 1;
      windows.set(id, window);
    },
    async giveBack(name, key) {
      const window = windows.get(`${name}:${key}`);
      if (window !== undefined && window.used > 0) window.used -= 1;
    },
  };
}
