import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { keepToasts } from './expect/keep-toasts.ts';
import { getAddress, type Zone } from './get-address.ts';

interface Fixtures {
  /** Pattern of the console errors that this test provokes on purpose. */
  expectedErrors: RegExp | null;
  /** The URL of a path in a zone. */
  at: (zone: Zone, path: string) => string;
  /** A page of a second browser, for somebody else. */
  otherPage: Page;
  /** Errors on pages of every browser of this test. */
  errors: string[];
  failOnErrors: undefined;
}

/** Refused calls are expected, but Chromium logs each of them as an error. */
function isRefusal(message: ConsoleMessage): boolean {
  const isClientError = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
  return isClientError && /^https?:\/\/[^/]+\/api\//.test(message.location().url);
}

/** Chromium logs this for the script that Playwright injects into every frame, where a sandboxed frame allows none. */
function isOwnTool(message: ConsoleMessage): boolean {
  return message.text().startsWith("Blocked script execution in 'about:srcdoc'");
}

async function watch(context: BrowserContext, foundErrors: string[]): Promise<void> {
  await keepToasts(context);
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message) && !isOwnTool(message))
      foundErrors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => foundErrors.push(error.error().message));
}

/** Playwright's test, which here also fails when a page reports an error or throws one. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  at: async ({ baseURL }, provide) => {
    await provide((zone, path) => getAddress(zone, path, baseURL ?? ''));
  },
  errors: async ({}, provide) => provide([]),
  otherPage: async ({ browser, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, errors }, provide) => {
    const context = await browser.newContext({ baseURL, viewport, hasTouch, isMobile, locale, timezoneId });
    await watch(context, errors);
    await provide(await context.newPage());
    await context.close();
  },
  failOnErrors: [
    async ({ context, expectedErrors, errors }, provide) => {
      await watch(context, errors);
      await provide(undefined);
      const unexpectedErrors = errors.filter((text) => !expectedErrors?.test(text));
      base.expect(unexpectedErrors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
