import type { Page } from '@playwright/test';
import { expect } from '#e2e/support/test.ts';
import { getCutText } from './get-cut-text.ts';

/** How many pixels the page can be scrolled sideways. */
const getExcess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails when the page can be scrolled sideways or a text is cut; one that is being left is looked at again. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect(async () => {
    expect(await getExcess(page), `pixels beyond the window at ${page.url()}`).toBeLessThanOrEqual(0);
    expect(await getCutText(page), `texts that are cut at ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 10_000 });
}
