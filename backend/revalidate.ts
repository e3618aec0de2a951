import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Services } from './context.ts';

/** API 2.18. */
const tagsAtOnce = 200;
const patienceMs = 5_000;

interface Deps {
  config: Pick<Config, 'webUrl' | 'revalidateSecret'>;
  log: Logger;
  fetch: typeof fetch;
}

/** Makes the port that tells the web which cached pages are stale. A web that doesn't hear it is stale for a minute. */
export function createRevalidate({ config, log, fetch }: Deps): Services['revalidate'] {
  const { webUrl, revalidateSecret } = config;

  async function tell(tags: string[]): Promise<void> {
    const response = await fetch(new URL('/api/revalidate', webUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${revalidateSecret}` },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`The web answered ${response.status} to revalidate.`);
  }

  return (tags) => {
    if (revalidateSecret === undefined) return;
    for (let start = 0; start < tags.length; start += tagsAtOnce) {
      tell(tags.slice(start, start + tagsAtOnce)).catch((err: unknown) => log.warn({ err }, 'web not told'));
    }
  };
}
