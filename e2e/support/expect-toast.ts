import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for a toast with these words, which may have left again. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const said = () => page.evaluate(() => [Reflect.get(window, 'keptToasts')].flat().join('\n'));
  if (typeof words === 'string') await expect.poll(said).toContain(words);
  else await expect.poll(said).toMatch(words);
}
