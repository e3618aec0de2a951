import type { Browser } from 'playwright';
import { doubleType } from '#e2e/support/double-type.ts';
import { getAddress } from '#e2e/support/get-address.ts';
import { followRequests } from './quiet.ts';
import type { Screen, Stage, Width } from './screen.ts';

const sizes = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } } as const;
export const widths: readonly Width[] = [390, 1280];

/** Timeout, generous because a busy machine is slow. */
const PATIENCE_MS = 120_000;

const hosts = ['bookings', 'account', 'joining', 'foh'] as const;

/** A browser context of its own for one picture: nobody is logged in, the cookie question is answered. */
export async function openStage(browser: Browser, screen: Screen, width: Width, base: string): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: screen.size ?? sizes[width],
    hasTouch: width === 390,
    isMobile: width === 390,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    forcedColors: screen.isForcedColours ? 'active' : 'none',
  });
  const at: Stage['at'] = (path, zone = 'bookings') => getAddress(zone, path, base);
  if (!screen.asksCookies) {
    await context.addCookies(
      hosts.map((zone) => ({ name: 'touchline_cookies', value: 'necessary', url: at('/', zone) })),
    );
  }
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (screen.isLarge) await doubleType(page);
  followRequests(page);
  return { context, page, at, width };
}
