import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { slowDown } from './slow-phone.ts';

/** A tap on a page that is still loading. */
export interface EarlyTap {
  url: string;
  control: (page: Page) => Locator;
  /** Runs in the page. The tap is answered when it returns something else than before. */
  answer: () => unknown;
}

/** How long after the first paint a person taps, in milliseconds. */
const afterPaintMs = 1000;
const patienceMs = 20_000;

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Runs in the page: notes when the finger goes down, and the first frame whose answer differs from the one before. */
function follow(): void {
  const { answer } = window as unknown as { answer: () => unknown };
  const before = answer();
  const tap = { startedAt: 0, answeredAt: 0 };
  Object.assign(window, { tap });
  addEventListener('pointerdown', ({ timeStamp }) => (tap.startedAt ||= timeStamp), true);
  const look = () => {
    if (tap.startedAt > 0 && answer() !== before) tap.answeredAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function readAnswer(): number | null {
  const { tap } = window as unknown as { tap: { startedAt: number; answeredAt: number } };
  return tap.answeredAt > 0 ? tap.answeredAt - tap.startedAt : null;
}

/**
 * Opens a page on a slow phone in a new profile, taps a control one second after the first paint, and returns the
 * milliseconds until the frame that shows the answer; 20 seconds when there is none until then.
 */
export async function earlyTap(browser: Browser, { url, control, answer }: EarlyTap): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript(`window.answer = ${String(answer)}`);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(hasPainted, null, { polling: 50 });
    await sleep(afterPaintMs);
    await control(page).scrollIntoViewIfNeeded();
    await page.evaluate(follow);
    await control(page).tap({ timeout: patienceMs });
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const took = await page.evaluate(readAnswer);
      if (took !== null) return took;
      if (performance.now() > deadline) return patienceMs;
      await sleep(50);
    }
  } finally {
    await context.close();
  }
}
