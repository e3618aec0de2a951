import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Request } from './request.ts';

const everyMs = 20;
const longestMs = 20_000;

/**
 * Requests a cached page until it is served from the cache without being stale, so that serving it can be measured
 * apart from rendering it. Returns whether it was rendered anew. Throws when that takes too long.
 */
export async function untilFresh(request: Request): Promise<boolean> {
  const startedAt = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const { headers } = await ask(request);
    if (headers['x-nextjs-cache'] === 'HIT') return !isFirst;
    if (performance.now() - startedAt > longestMs) throw new Error(`${request.path} does not come from the cache.`);
    await sleep(everyMs);
  }
}
