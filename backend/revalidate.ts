import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Services } from './context.ts';

/** docs/product.md#caching */
const tagsAtOnce = 200;
const timeoutMs = 5_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A failure before a shorter pause is no warning: when both start, the backend is ready before the web. */
const warnedPauseMs = 4_000;

interface Deps {
  config: Pick<Config, 'webUrl' | 'revalidateSecret'>;
  log: Logger;
  fetch: typeof fetch;
  /** Waits before a retry; real time unless a test says otherwise. */
  pause?: (ms: number) => Promise<void>;
}

/** Unreferenced, so that it doesn't keep the process alive. */
const realPause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/**
 * Creates the port that tells the web which cached pages are stale. One request is sent at a time, and tags that come
 * meanwhile are collected for the next; a failed request is retried until it succeeds.
 */
export function createRevalidate({ config, log, fetch, pause = realPause }: Deps): Services['revalidate'] {
  const { webUrl, revalidateSecret } = config;
  const untold = new Set<string>();
  let isTelling = false;

  async function tell(tags: string[]): Promise<void> {
    const response = await fetch(new URL('/api/revalidate', webUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${revalidateSecret}` },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The web answered ${response.status} to revalidate.`);
  }

  async function tellAll(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (untold.size > 0) {
      const tags = [...untold].slice(0, tagsAtOnce);
      // Deleted before sending, because a page may change again during the request.
      for (const tag of tags) untold.delete(tag);
      try {
        await tell(tags);
        pauseMs = firstPauseMs;
      } catch (err) {
        log[pauseMs < warnedPauseMs ? 'info' : 'warn']({ err, againInMs: pauseMs }, 'web not told');
        for (const tag of tags) untold.add(tag);
        await pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
    isTelling = false;
  }

  return (tags) => {
    if (revalidateSecret === undefined) return;
    for (const tag of tags) untold.add(tag);
    if (isTelling) return;
    isTelling = true;
    void tellAll();
  };
}
