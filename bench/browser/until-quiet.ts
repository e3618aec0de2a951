import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than a slow machine takes from the last script to the first call that script makes, in milliseconds. */
const quietMs = 2500;
const longestMs = 60_000;

/** Visits a page and waits until it has asked for nothing for a while: what it loads by itself is there then. */
export async function visitUntilQuiet(page: Page, url: string): Promise<void> {
  let lastHeard = performance.now();
  const under = new Set<unknown>();
  const hear = () => {
    lastHeard = performance.now();
  };
  page.on('request', (request) => {
    // The log-in state is asked for over and over.
    if (request.url().endsWith('/api/session')) return;
    under.add(request);
    hear();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (under.delete(request)) hear();
    });
  }
  await page.goto(url, { waitUntil: 'load' });
  const startedAt = performance.now();
  while (under.size > 0 || performance.now() - lastHeard < quietMs) {
    if (performance.now() - startedAt > longestMs) throw new Error(`${url} does not come to rest.`);
    await sleep(100);
  }
}
