import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Request } from './request.ts';

const everyMs = 20;
const longestMs = 20_000;

/**
 * Asks for a cached page until it comes from the cache as it is: what serving it costs can be measured then, apart from
 * what making it costs. Tells whether it was made anew for that. Throws when that takes too long.
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
