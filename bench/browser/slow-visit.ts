import type { Browser, Page } from 'playwright';
import { visitUntilQuiet } from './until-quiet.ts';

/** Web vitals of a page on a slow phone. */
export interface SlowVisit {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time until the network is idle, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

const cpuRate = 4;
/** 1.6 Mbps down, 750 kbps up, 150 ms round-trip time. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The part of a long task beyond this many milliseconds counts as blocking. */
const timeoutMs = 50;

/** Runs in the page before its own scripts and collects performance entries. */
function observe(timeoutMs: number): void {
  const vitals = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen: vitals });
  const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
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
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.addInitScript(observe, timeoutMs);
    await visitUntilQuiet(page, url);
    return await page.evaluate(() => (window as unknown as { seen: SlowVisit }).seen);
  } finally {
    await context.close();
  }
}
