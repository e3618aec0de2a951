import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** React leaves its properties on every element that it has hydrated. */
const areButtonsHydrated = () =>
  [...document.querySelectorAll('main button')].every((button) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps$')),
  );

/**
 * Opens a page and waits until it answers to clicks: the code around its interactive part asks who is logged in, and the
 * part is hydrated after that.
 */
export async function open(page: Page, path: string): Promise<void> {
  const isAlive = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/session');
  await page.goto(path);
  await isAlive;
  // A page that leads on to another leaves in the middle of this.
  await expect(async () => expect(await page.evaluate(areButtonsHydrated)).toBe(true)).toPass();
}
