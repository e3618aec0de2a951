import { findChromium } from '#scripts/checks/find-chromium.mjs';
import { expectNoExcess } from './journeys/circumstances.ts';
import { journeys, tagOf } from './journeys/journeys.ts';
import { walkJourney } from './journeys/walk-journey.ts';
import { bookByKeyboard } from './support/book-by-keyboard.ts';
import { refuseCookies, signInAsNewCustomer } from './support/customer.ts';
import { expect, test } from './support/test.ts';

// Text at twice its size is a setting of the browser, so it needs one of its own.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

test(
  'a camp is booked by keyboard with text twice as large, and no page scrolls sideways',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await refuseCookies(page);
    await expect(page.locator('body')).toHaveCSS('font-size', '32px');
    await signInAsNewCustomer(page);
    await bookByKeyboard(page, () => expectNoExcess(page));
  },
);

for (const journey of journeys)
  test(`${journey.name}, with text twice as large`, { tag: tagOf(journey) }, async ({ page, baseURL }) => {
    await walkJourney(page, { origin: baseURL ?? '', journey, afterStep: expectNoExcess });
    await expect(page.locator('body')).toHaveCSS('font-size', '32px');
  });
