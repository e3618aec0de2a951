import type { Page } from '@playwright/test';
import { expect } from '#e2e/support/test.ts';

interface Stop {
  /** What it is, as the walk's report names it. */
  what: string;
  /** The focus can be seen: an outline or a ring that is not there without it. */
  shows: boolean;
  /** Its middle is on the screen with nothing over it. */
  isUncovered: boolean;
}

/** The most presses of Tab on one page: a day at the desk has two hundred sessions. */
const most = 1000;

/** Tells what has the focus; null once it has left the page, or begins anew. */
const readStop = (page: Page): Promise<Stop | 'same' | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement) return null;
    // The parts of a field, as hours and minutes, are one stop.
    if (element.getAttribute('data-walked') === 'last') return 'same';
    if (element.hasAttribute('data-walked')) return null;
    document.querySelector('[data-walked=last]')?.setAttribute('data-walked', '');
    element.setAttribute('data-walked', 'last');
    const name = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
    const around = [element, element.closest('label'), element.closest('li'), element.parentElement];
    const shows = around.some((one) => {
      if (one === null) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const seen = element.matches('input[type=radio],input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isUncovered =
      there !== null && (seen.contains(there) || there.contains(seen) || label?.contains(there) === true);
    const words = (name || label?.textContent || element.getAttribute('name') || '').trim().replace(/\s+/g, ' ');
    return { what: `${element.tagName.toLowerCase()} ${words.slice(0, 60)}`, shows, isUncovered };
  });

/** How many stops there are: what can have the focus, a group of radio buttons once. */
const countStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]');
    const reachable = [...found].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled,[type=hidden],[inert] *') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
    const radios = reachable.filter((element) => element instanceof HTMLInputElement && element.type === 'radio');
    const groups = new Set(radios.map((element) => element.getAttribute('name')));
    return reachable.length - radios.length + groups.size;
  });

/** Goes through the page by Tab from its beginning. */
async function walkOnce(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-walked]')) element.removeAttribute('data-walked');
    window.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    // From the very beginning, wherever the focus was before.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) break;
    if (stop !== 'same') stops.push(stop);
  }
  return stops;
}

/** What others book may come to a page while it is walked; then it is walked again. */
const mostWalks = 3;

/**
 * Goes through a whole page by Tab from its beginning: every stop is reached, shows the focus and is not hidden below
 * anything. Returns the stops in their order.
 */
export async function walkStops(page: Page): Promise<string[]> {
  let stops = await walkOnce(page);
  // What was loaded meanwhile is walked, too.
  let count = await countStops(page);
  for (let walks = 1; walks < mostWalks && stops.length !== count; walks += 1) {
    stops = await walkOnce(page);
    count = await countStops(page);
  }
  const faults = stops.filter(({ shows, isUncovered }) => !shows || !isUncovered);
  expect.soft(faults, `stops of ${page.url()}`).toEqual([]);
  expect.soft(stops.length, `stops of ${page.url()}: ${stops.map(({ what }) => what).join(' | ')}`).toBe(count);
  return stops.map(({ what }) => what);
}
