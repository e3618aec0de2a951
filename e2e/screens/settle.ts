import type { Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';

const PATIENCE_MS = 120_000;

const isSession = (url: string) => new URL(url).pathname === '/api/session';

/** Visits a page and waits until it has come to life: the first thing it does is to ask who is logged in. */
export async function visit(page: Page, address: string): Promise<void> {
  const alive = page.waitForResponse((reply) => isSession(reply.url()), { timeout: PATIENCE_MS });
  await Promise.all([alive, page.goto(address)]);
}

const isAtRest = () => document.querySelector('[aria-busy="true"], .map__wait .spinner') === null;

/** The provider's card form comes from elsewhere, after the page. */
async function framesHere(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) await frame.waitForLoadState('load', { timeout: PATIENCE_MS });
}

/** Waits until a page has what it shows: its reads answered, nothing marked busy, its fonts there. */
export async function settle(page: Page, isBusy = false): Promise<void> {
  await page.waitForLoadState('load', { timeout: PATIENCE_MS });
  if (!isBusy) await untilQuiet(page);
  if (!isBusy) await page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE_MS });
  await framesHere(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
