import type { Page } from '@playwright/test';

/** Notes what moves on the page without a press: from now on, or since it was opened. */
export const noteShifts = (page: Page, from: 'now' | 'opening') =>
  page.evaluate((buffered) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered });
  }, from === 'opening');

/** The layout shifts noted so far. */
export const shiftsOn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
