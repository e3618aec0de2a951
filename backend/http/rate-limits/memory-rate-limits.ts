import { hash } from 'node:crypto';
import type { Clock } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { RateLimits } from './rate-limits.ts';

interface Window {
  used: number;
  endsAtMs: number;
}

const sweepEveryMs = 60_000;
/** Maximum of windows of each name; 5 MB. */
const mostWindows = 20_000;
/** What a window with its id takes, in bytes. */
const windowBytes = 250;

/** Rate limits in the memory of this process. Their limit in bytes is that of the names that were counted so far. */
export type MemoryRateLimits = Required<RateLimits>;

/** Hashed to a fixed length, however long the key is. */
function getId(key: string): string {
  return key.length <= 43 ? key : hash('sha256', key, 'base64url');
}

/**
 * Rate limits of a single backend process. Each name has a maximum of windows; beyond it the oldest is dropped, so that
 * a flood of keys of one name does not affect other names.
 */
export function memoryRateLimits(clock: Clock, maxWindows = mostWindows): MemoryRateLimits {
  const names = new Map<string, Map<string, Window>>();
  let nextSweepMs = 0;

  function sweep(nowMs: number): void {
    if (nowMs < nextSweepMs) return;
    nextSweepMs = nowMs + sweepEveryMs;
    for (const windows of names.values()) {
      for (const [id, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(id);
    }
  }

  function getWindows(name: string): Map<string, Window> {
    const windows = names.get(name) ?? new Map<string, Window>();
    names.set(name, windows);
    return windows;
  }

  function begin(windows: Map<string, Window>, id: string, endsAtMs: number): Window {
    windows.delete(id);
    const [oldest] = windows.keys();
    if (windows.size >= maxWindows && oldest !== undefined) windows.delete(oldest);
    const window = { used: 0, endsAtMs };
    windows.set(id, window);
    return window;
  }

  return {
    async consume(name, key, { limit, windowSeconds }) {
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
      window.used += 1;
    },
    async undoHit(name, key) {
      const window = names.get(name)?.get(getId(key));
      if (window !== undefined && window.used > 0) window.used -= 1;
    },
    size() {
      const entries = [...names.values()].reduce((sum, windows) => sum + windows.size, 0);
      return { bytes: entries * windowBytes, limitBytes: names.size * maxWindows * windowBytes, entries };
    },
  };
}
