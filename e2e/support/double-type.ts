import type { Page } from '@playwright/test';

/** Text at twice its size, as a setting of the browser: the default size of type is 32 px instead of 16 px. */
export async function doubleType(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
