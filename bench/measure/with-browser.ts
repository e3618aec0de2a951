import { chromium, type Browser } from 'playwright';
import { miss } from '#bench/report/judge.ts';
import type { Row } from '#bench/report/row.ts';
import { findChromium } from '#scripts/checks/find-chromium.mjs';

/** Runs measurements in Chromium; where there is none, a row says so. */
export async function withBrowser(group: string, measure: (browser: Browser) => Promise<Row[]>): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [miss(group, 'all', 'no Chromium here: set CHROMIUM_PATH')];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
