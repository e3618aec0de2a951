import type { Browser, Page } from 'playwright';
import { slowDown } from './slow-phone.ts';
import { visitUntilQuiet } from './until-quiet.ts';

/** Web vitals of a page on a slow phone. */
export interface SlowVisit {
  /** First contentful paint, in milliseconds. */
  fcp: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time until the network is idle, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** The part of a long task beyond this many milliseconds counts as blocking. */
const timeoutMs = 50;

/** Runs in the page before its own scripts and collects performance entries. */
function observe(timeoutMs: number): void {
  const vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen: vitals });
  const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  follow('longtask', ({ duration }) => {
    vitals.tbt += Math.max(0, duration - timeoutMs);
  });
  follow('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) vitals.cls += Number(entry.value);
  });
}

/** Visits a page in a new profile with CPU and network throttling, and waits until the network is idle. */
export async function slowVisit(
  browser: Browser,
  url: string,
  arrive?: (page: Page) => Promise<unknown>,
): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await arrive?.(await context.newPage());
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript(observe, timeoutMs);
    await visitUntilQuiet(page, url);
    return await page.evaluate(() => (window as unknown as { seen: SlowVisit }).seen);
  } finally {
    await context.close();
  }
}
