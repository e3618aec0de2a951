import type { Browser, Locator, Page } from 'playwright';
import { consentCookie } from '#lib/browser/consent.ts';
import { slowDown } from './slow-phone.ts';
import { visitUntilQuiet } from './until-quiet.ts';

/** Runs in the page: notes the longest time from an input to the frame that follows it, in milliseconds. */
function observeTaps(): void {
  const taps = { longest: 0 };
  Object.assign(window, { taps });
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) taps.longest = Math.max(taps.longest, duration);
  }).observe(options);
}

const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });

/**
 * Taps a control of a page that has come to rest, with a slow processor. Returns the milliseconds until the frame that
 * shows the answer (Event Timing, as in "interaction to next paint").
 */
export async function slowTap(browser: Browser, url: string, control: (page: Page) => Locator): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    await context.addCookies([{ name: consentCookie, value: 'necessary', url }]);
    const page = await context.newPage();
    await page.addInitScript(observeTaps);
    await visitUntilQuiet(page, url);
    await control(page).scrollIntoViewIfNeeded();
    await slowDown(context, page, { processorOnly: true });
    await control(page).tap();
    await page.evaluate(nextFrames);
    return await page.evaluate(() => (window as unknown as { taps: { longest: number } }).taps.longest);
  } finally {
    await context.close();
  }
}
