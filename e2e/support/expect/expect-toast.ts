import type { Page } from '@playwright/test';
import { expect } from '#e2e/support/test.ts';

/** Waits for a toast with these words, also when it has been removed again. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const readToasts = () => page.evaluate(() => [Reflect.get(window, 'keptToasts')].flat().join('\n'));
  if (typeof words === 'string') await expect.poll(readToasts).toContain(words);
  else await expect.poll(readToasts).toMatch(words);
}
