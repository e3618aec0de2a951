import type { Page, Response } from '@playwright/test';
import { addButton, added } from './journeys/check-out.ts';
import { chooseTime } from './support/choose-time.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

// The browser logs the reply that does not arrive.
test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

const isAdd = (reply: Response) => new URL(reply.url()).pathname === '/api/checkout/cart/add';

/**
 * Lets the next add reach the server and loses its reply. Reads wait from then on, so that the page does not learn of the
 * line in another way. Returns the function that lets them go.
 */
async function loseNextReply(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isLost = false;
  await page.route('**/api/**', async (route) => {
    if (isLost && route.request().method() === 'GET') await released;
    await route.fallback();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/checkout/cart/add', requestStage: 'Response' }],
  });
  session.once('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
    expect(responseStatusCode).toBe(200);
    isLost = true;
    void session
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .then(() => session.send('Fetch.disable'));
  });
  return release;
}

test(
  'tickets whose reply was lost are in the basket once when they are added again',
  { tag: '@phone' },
  async ({ page }) => {
    const customer = await newCustomer(page);
    await open(page, `${riverside}/lane-swimming/${dayFromToday(16)}`);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Add one: Adult' }).click();
    const release = await loseNextReply(page);
    await addButton(page).click();
    await expectToast(page, 'There is no connection. Nothing is lost, please try again.');

    const answered = page.waitForResponse(isAdd);
    await addButton(page).click();
    await answered;
    release();
    await added(page).waitFor();
    const { data: cart } = await customer.call('getCart', {});
    expect(cart.items).toMatchObject([{ quantity: 1 }]);
  },
);
