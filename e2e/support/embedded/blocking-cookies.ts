import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '#scripts/checks/find-chromium.mjs';

/** Launches a browser that lets a frame keep no cookies of another site than the page's. */
export const blockingCookies: LaunchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout'],
};
