import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: CHROMIUM_PATH, else the system's, else Playwright's own; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser for tests that need no more than pages: Chromium's headless shell, which takes little more than half of the
 * processor time, else that of `findChromium`. It has no settings of users, as whether other sites may keep cookies.
 */
export function findHeadlessBrowser() {
  return process.env.CHROMIUM_PATH === undefined && existsSync(headlessShell) ? headlessShell : findChromium();
}
