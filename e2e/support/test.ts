import { test as base, type ConsoleMessage } from '@playwright/test';
import { addressOf, type Zone } from './address-of.ts';

interface Fixtures {
  /** What the errors look like that this test provokes on purpose. */
  expectedErrors: RegExp | null;
  /** The whole address of a path in a zone. */
  at: (zone: Zone, path: string) => string;
  failOnErrors: undefined;
}

/** The API's refusals are part of its answers; Chromium reports each of them as an error all the same. */
function isRefusal(message: ConsoleMessage): boolean {
  const isClientError = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
  return isClientError && /^https?:\/\/[^/]+\/api\//.test(message.location().url);
}

/** Playwright's test, which here also fails when a page reports an error or throws one. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  at: async ({ baseURL }, provide) => {
    await provide((zone, path) => addressOf(zone, path, baseURL ?? ''));
  },
  failOnErrors: [
    async ({ context, expectedErrors }, provide) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message)) found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(error.error().message));
      await provide(undefined);
      const unexpected = found.filter((text) => !expectedErrors?.test(text));
      base.expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
