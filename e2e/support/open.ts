import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it answers to clicks: every page asks who is logged in as the first thing its code does
 * in the browser.
 */
export async function open(page: Page, path: string): Promise<void> {
  const isAlive = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/session');
  await page.goto(path);
  await isAlive;
}
