import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { classWithPlaces } from './support/class-with-places.ts';
import { blockingCookies } from './support/embedded/blocking-cookies.ts';
import { embeddedFrame, expectFullHeight, openInFrame } from './support/embedded/embedded-frame.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { logIn } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { answerBank, cards, confirmedOrder, pay } from './support/payment.ts';
import { getCharges } from './support/test-controls.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

test.use({ launchOptions: blockingCookies });

/** The example site of the demo, whose name shares nothing with ours. */
const clubAt = (path: string, baseURL = '') => `http://club.localhost:${new URL(baseURL).port}${path}`;

test('on another site, with its cookies blocked, a class is booked and the bank’s check passed', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const customer = await newCustomer(otherPage);
  await page.goto(clubAt('/', baseURL));
  const frame = await embeddedFrame(page);
  const cookies = await frame.evaluate(() => {
    document.cookie = 'third_party=1; SameSite=None; Secure';
    document.cookie = 'partitioned=1; SameSite=None; Secure; Partitioned';
    return document.cookie;
  });
  expect(cookies).toContain('partitioned=1');
  expect(cookies).not.toContain('third_party');

  await openInFrame(page, frame, `${riverside}/fitness-classes/${dayFromToday(8)}`);
  await expect(frame.getByRole('button', { name: 'Log in' })).toBeVisible();
  const { addButton } = await classWithPlaces(frame);
  await addButton.click();
  const dialog = frame.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeInViewport({ ratio: 0.9 });
  await logIn(frame, customer.email);
  await expect(dialog).toBeHidden();
  const basket = frame.getByRole('link', { name: /^Basket/ });
  await expect(basket).toHaveAccessibleName(/1 item/);
  await basket.click();
  await frame.waitForURL(/\/basket\?embedded=true/);
  await frame
    .getByRole('checkbox', { name: /I agree/ })
    .first()
    .check();
  await frame.getByRole('link', { name: 'Checkout now' }).first().click();
  await frame.waitForURL(/\/basket\/checkout\?embedded=true/);
  await pay(frame, cards.challenge);
  await answerBank(frame, '1234');
  await confirmedOrder(frame);
  await expectFullHeight(page, frame);
  await expectNoAxeViolations(page);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
  expect(new URL(page.url()).hostname).toBe('club.localhost');
});

test('the frame follows its content and the page scrolls to its top with each page in it', async ({
  page,
  baseURL,
}) => {
  await page.goto(clubAt('/centre', baseURL));
  const frame = await embeddedFrame(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await openInFrame(page, frame, '/basket');
  await expect(frame.getByRole('heading', { name: 'Basket' }).first()).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 700 });
  await openInFrame(page, frame, `${riverside}/fitness-classes/${dayFromToday(8)}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

test(
  'a frame without any cookies logs in in a window of its own',
  { tag: '@phone' },
  async ({ page, otherPage, baseURL }) => {
    const customer = await newCustomer(otherPage);
    await page.addInitScript(() => {
      if (window.parent !== window)
        Object.defineProperty(document, 'cookie', { get: () => '', set() {}, configurable: true });
    });
    await page.goto(clubAt('/', baseURL));
    const frame = await embeddedFrame(page);
    await expect(frame.getByText('open in a window of their own')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Log in' }).click();
    const popup = await opening;
    await logIn(popup, customer.email);
    await expect(popup.getByRole('link', { name: 'My account' })).toBeVisible();
    const isReadAnew = page.waitForRequest((request) => request.isNavigationRequest() && request.frame() === frame);
    await popup.close();
    await isReadAnew;
    await expect(frame.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

test(
  'the checkout of a frame goes on in a window with the same basket and comes back paid',
  { tag: '@desktop' },
  async ({ page, otherPage, baseURL }) => {
    const customer = await newCustomer(otherPage);
    await basketWithClass(customer);
    await page.goto(clubAt('/', baseURL));
    const frame = await embeddedFrame(page);
    await frame.getByRole('button', { name: 'Log in' }).click();
    await logIn(frame, customer.email);
    await expect(frame.getByRole('link', { name: /^Basket/ })).toHaveAccessibleName(/1 item/);
    await openInFrame(page, frame, '/basket/checkout');
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Open the checkout in a window of its own' }).click();
    const popup = await opening;
    await popup.waitForURL(/\/basket\/checkout\?embedded=true$/);
    await pay(popup, cards.approved);
    await confirmedOrder(popup);
    // The window may be gone before the click is reported as done.
    const closed = popup.waitForEvent('close');
    await popup
      .getByRole('button', { name: 'Close this window' })
      .dispatchEvent('click')
      .catch(() => undefined);
    await closed;
    await frame.waitForURL(/\/booking-confirmed\//);
    await expect(frame.getByText('Stretch and restore').first()).toBeVisible();
    expect((await getCharges(customer.email)).taken).toHaveLength(1);
  },
);

test.describe('a site that is not on the list', () => {
  test.use({ expectedErrors: /frame-ancestors|chrome-error/ });

  test('gets no page in its frame, and a link instead', async ({ page, baseURL }) => {
    const html = `<!doctype html><title>Stranger</title><body><script src="${baseURL}/embed.js" data-venue="riverside-leisure-centre"></script>`;
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await page.goto(`http://stranger.localhost:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
    expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
    await page.getByRole('link', { name: 'Book online' }).click();
    await expect(page).toHaveURL(/\/location\/riverside-leisure-centre/);
    server.close();
  });
});
