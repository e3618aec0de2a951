import type { Page } from 'playwright';
import { untilQuiet } from './quiet.ts';

const PATIENCE_MS = 120_000;

const isSession = (url: string) => new URL(url).pathname === '/api/session';

/** Visits a page and waits until it is hydrated: its first request is for the session. */
export async function visit(page: Page, address: string): Promise<void> {
  const alive = page.waitForResponse((reply) => isSession(reply.url()), { timeout: PATIENCE_MS });
  await Promise.all([alive, page.goto(address)]);
}

const isAtRest = () => document.querySelector('[aria-busy="true"]') === null;

/** The provider's card form is in a frame, which loads after the page. */
async function framesHere(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) await frame.waitForLoadState('load', { timeout: PATIENCE_MS });
}

/** Waits until a page has settled: network idle, nothing marked busy, fonts loaded. */
export async function settle(page: Page, isBusy = false): Promise<void> {
  await page.waitForLoadState('load', { timeout: PATIENCE_MS });
  if (!isBusy) await untilQuiet(page);
  if (!isBusy) await page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE_MS });
  await framesHere(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
