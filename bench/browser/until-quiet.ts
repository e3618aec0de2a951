import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/**
 * How long no request must be made for the network to count as idle, in milliseconds: longer than a slow machine takes
 * from the last script to that script's first call.
 */
const quietMs = 2500;
const longestMs = 60_000;

/** Visits a page and waits until the network is idle, so that everything it loads by itself is there. */
export async function visitUntilQuiet(page: Page, url: string): Promise<void> {
  let lastHeard = performance.now();
  const openRequests = new Set<unknown>();
  const hear = () => {
    lastHeard = performance.now();
  };
  page.on('request', (request) => {
    // The log-in state is polled, and the stream of live places stays open.
    if (request.url().endsWith('/api/session') || request.resourceType() === 'eventsource') return;
    openRequests.add(request);
    hear();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (openRequests.delete(request)) hear();
    });
  }
  await page.goto(url, { waitUntil: 'load' });
  const startedAt = performance.now();
  while (openRequests.size > 0 || performance.now() - lastHeard < quietMs) {
    if (performance.now() - startedAt > longestMs) throw new Error(`${url} does not come to rest.`);
    await sleep(100);
  }
}
