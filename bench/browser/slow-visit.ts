import type { Browser } from '@playwright/test';
import { visitUntilQuiet } from './until-quiet.ts';

/** How a page feels on a slow phone. */
export interface SlowVisit {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time until the page has come to rest, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

const cpuRate = 4;
/** 1.6 Mbps down, 750 kbps up, 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A task blocks with what it takes beyond so many milliseconds. */
const timeoutMs = 50;

/** Runs in the page before its own scripts and keeps what the browser reports. */
function observe(timeoutMs: number): void {
  const seen = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen });
  const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  follow('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - timeoutMs);
  });
  follow('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.cls += Number(entry.value);
  });
}

/** Visits a page in a new profile with a slow processor on a slow network, and waits until it has come to rest. */
export async function slowVisit(browser: Browser, url: string): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
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
