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
const timeoutMs = 20_000;

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/**
 * Runs in every document before its own scripts; the answer may be another document, so the times are kept in session
 * storage. `startToFollow` is called just before the tap.
 */
function follow(): void {
  const { answer } = window as unknown as { answer: () => unknown };
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (sessionStorage.tapAt !== undefined && JSON.stringify(answer()) !== sessionStorage.before) {
      sessionStorage.answeredAt = String(now());
    } else requestAnimationFrame(look);
  };
  const startToFollow = () => {
    sessionStorage.before = JSON.stringify(answer());
    const note = ({ timeStamp }: PointerEvent) => {
      sessionStorage.tapAt ??= String(performance.timeOrigin + timeStamp);
    };
    addEventListener('pointerdown', note, true);
    look();
  };
  Object.assign(window, { startToFollow });
  if (sessionStorage.tapAt !== undefined) requestAnimationFrame(look);
}

const startToFollow = () => (window as unknown as { startToFollow: () => void }).startToFollow();

const readAnswer = () =>
  sessionStorage.answeredAt === undefined ? null : Number(sessionStorage.answeredAt) - Number(sessionStorage.tapAt);

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
    await page.addInitScript(`window.answer = ${String(answer)}; (${String(follow)})();`);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(hasPainted, null, { polling: 50 });
    await sleep(afterPaintMs);
    await control(page).scrollIntoViewIfNeeded();
    await page.evaluate(startToFollow);
    await control(page).tap({ timeout: timeoutMs });
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      // Fails while one document follows another.
      const took = await page.evaluate(readAnswer).catch(() => null);
      if (took !== null) return took;
      if (performance.now() > deadline) return timeoutMs;
      await sleep(50);
    }
  } finally {
    await context.close();
  }
}
