import { hash } from 'node:crypto';
import type { Clock } from '#backend/clock.ts';
import type { Config } from '#backend/config.ts';
import { DomainError } from '#backend/failure.ts';
import { type RateLimits, noRateLimits } from './rate-limits.ts';

/** In-memory limits of one process; unlimited for benchmarks (`RATE_LIMITS=off`). */
export function ownRateLimits(config: Config, clock: Clock): RateLimits {
  return config.rateLimits ? memoryRateLimits(clock) : noRateLimits;
}

interface Window {
  used: number;
  endsAtMs: number;
}

const sweepEveryMs = 60_000;
/** Maximum of windows of each name (5 MB), and of all names together (20 MB). */
const most = { ofName: 20_000, inAll: 80_000 };
/** What a window with its id takes, in bytes. */
const windowBytes = 250;

/** Rate limits in the memory of this process. */
export type MemoryRateLimits = Required<RateLimits>;

/** Hashed to a fixed length, however long the key is. */
function getId(key: string): string {
  return key.length <= 43 ? key : hash('sha256', key, 'base64url');
}

/**
 * Rate limits of a single backend process. Each name has a maximum of windows; beyond it its oldest is dropped, so that
 * a flood of keys of one name does not affect other names. Beyond the maximum of all names the one with most windows
 * loses its oldest.
 */
export function memoryRateLimits(clock: Clock, { ofName, inAll } = most): MemoryRateLimits {
  const names = new Map<string, Map<string, Window>>();
  let nextSweepMs = 0;
  let count = 0;

  function drop(windows: Map<string, Window>, id: string | undefined): void {
    if (id !== undefined && windows.delete(id)) count -= 1;
  }

  function dropOldest(windows: Map<string, Window>): void {
    drop(windows, windows.keys().next().value);
  }

  function getLargest(): Map<string, Window> {
    return [...names.values()].reduce((largest, windows) => (windows.size > largest.size ? windows : largest));
  }

  function sweep(nowMs: number): void {
    if (nowMs < nextSweepMs) return;
    nextSweepMs = nowMs + sweepEveryMs;
    for (const windows of names.values()) {
      for (const [id, { endsAtMs }] of windows) if (endsAtMs <= nowMs) drop(windows, id);
    }
  }

  function getWindows(name: string): Map<string, Window> {
    const windows = names.get(name) ?? new Map<string, Window>();
    names.set(name, windows);
    return windows;
  }

  function begin(windows: Map<string, Window>, id: string, endsAtMs: number): Window {
    drop(windows, id);
    if (windows.size >= ofName) dropOldest(windows);
    if (count >= inAll) dropOldest(getLargest());
    const window = { used: 0, endsAtMs };
    windows.set(id, window);
    count += 1;
    return window;
  }

  return {
    async consume(name, key, { limit, windowSeconds, weight = 1 }) {
      const id = getId(key);
      const nowMs = clock.now().getTime();
      sweep(nowMs);
      const windows = getWindows(name);
      const knownWindow = windows.get(id);
      const window =
        knownWindow && knownWindow.endsAtMs > nowMs ? knownWindow : begin(windows, id, nowMs + windowSeconds * 1000);
      if (window.used >= limit) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil((window.endsAtMs - nowMs) / 1000) });
      }
      window.used += weight;
    },
    async undoHit(name, key) {
      const window = names.get(name)?.get(getId(key));
      if (window !== undefined && window.used > 0) window.used -= 1;
    },
    size: () => ({ bytes: count * windowBytes, limitBytes: inAll * windowBytes, entries: count }),
  };
}
