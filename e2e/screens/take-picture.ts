import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openStage } from './open-stage.ts';
import type { Screen, Width } from './screen.ts';
import { settle, visit } from './settle.ts';
import { getFaults } from './support/get-faults.ts';

export interface PictureSettings {
  base: string;
  /** Output folder. */
  folder: string;
  withAxe: boolean;
}

/** Failed reads are part of some states, but the browser logs each as an error. */
const refusals = /^Failed to load resource: /;

function watchErrors(page: Page, expected: RegExp | undefined): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!refusals.test(text) && !expected?.test(text)) errors.push(`error: ${text.slice(0, 200)}`);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', ({ message }) => note(message));
  return errors;
}

/** Gives what is at least as high as the window the height it has, so that it does not grow with the window. */
const keepHeights = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { minHeight } = getComputedStyle(element);
    if (Number.parseFloat(minHeight) > window.innerHeight / 2) element.style.minHeight = minHeight;
  }
};

/** Makes the window as high as its page, so that fixed elements are at the edges of the whole page. */
async function openUp(page: Page): Promise<void> {
  await page.evaluate(keepHeights);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
}

/**
 * Sets up one screen's state, takes its picture and returns what is wrong with it. Throws when the state cannot be set
 * up.
 */
export async function takePicture(
  browser: Browser,
  screen: Screen,
  width: Width,
  settings: PictureSettings,
): Promise<string[]> {
  const { base, folder, withAxe } = settings;
  const stage = await openStage(browser, screen, width, base);
  const { page, context, at } = stage;
  const errors = watchErrors(page, screen.expectedErrors);
  const file = `${folder}/${width}/${screen.room}-${screen.state}.png`;
  try {
    await screen.before?.(stage);
    await visit(page, at(screen.path, screen.zone));
    await settle(page, screen.isBusy);
    await screen.act?.(stage);
    await settle(page, screen.isBusy);
    await mkdir(dirname(file), { recursive: true });
    if (!screen.isWindow) {
      await openUp(page);
      // What is loaded once it is on screen, e.g. a map, is on screen now.
      await settle(page, screen.isBusy);
    }
    await page.screenshot({ path: file, animations: 'disabled' });
    return [...errors, ...(await getFaults(page, withAxe))];
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
