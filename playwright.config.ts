import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from './scripts/checks/find-chromium.mjs';

const firstPort = Number(process.env.E2E_PORT ?? 3900);
const { E2E_BASE } = process.env;
/** Journeys that only `npm run test:long` makes. */
const isLong = process.env.TEST_EFFORT === 'long';
const without = (tag: string) => (isLong ? new RegExp(tag) : new RegExp(`${tag}|@long`));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous: a busy machine is slow, not wrong. A test that needed its second try is listed as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: E2E_BASE ?? `http://bookings.touchline.localhost:${firstPort}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing every step costs as much as the steps themselves, so only a second try is traced.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  // A journey runs at both widths unless its tag names one (docs/decisions/176).
  projects: [
    {
      name: 'desktop',
      testIgnore: 'desk/**',
      grepInvert: without('@phone'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Its tests log in as one member of staff, to whom the counter's sale and the till belong: one after the other.
    { name: 'desk', testMatch: 'desk/**/*.spec.ts', workers: 1, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: 'desk/**',
      grepInvert: without('@desktop'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  // Given E2E_BASE, the tests visit a system that already runs.
  webServer: E2E_BASE
    ? undefined
    : {
        command: 'node e2e/support/server.mjs',
        url: `http://127.0.0.1:${firstPort}/api/health`,
        env: { E2E_PORT: String(firstPort) },
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
});
