import type { Frame, Page } from '@playwright/test';
import { expect } from '#e2e/support/test.ts';

/** The frame that `embed.js` has put into the page, once it follows its content. */
export async function embeddedFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (frame == null) throw new Error('the page has no frame');
  await expectFullHeight(page, frame);
  return frame;
}

/** Whether the frame is as high as its content: nothing in it is cut off or scrolls. */
export async function expectFullHeight(page: Page, frame: Frame): Promise<void> {
  await expect(async () => {
    const content = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    const height = await page.locator('iframe').evaluate((element) => element.clientHeight);
    expect(Math.abs(height - Math.max(content, 160))).toBeLessThanOrEqual(1);
  }).toPass();
}

/** Opens another page of ours in the frame, as a link in it does. */
export async function openInFrame(page: Page, frame: Frame, path: string): Promise<void> {
  const url = new URL(path, frame.url());
  url.searchParams.set('embedded', 'true');
  await frame.goto(url.href);
  await expectFullHeight(page, frame);
}
