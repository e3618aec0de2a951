import type { Page } from '@playwright/test';
import { chooseTime } from '#e2e/support/choose-time.ts';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { expectToast } from '#e2e/support/expect/expect-toast.ts';
import { newCustomer, refuseCookiesBefore } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { cards, pay } from '#e2e/support/payment.ts';
import { demoPassword } from '#e2e/support/sign-in.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayFromToday, riverside } from '#e2e/support/timetable.ts';

const screen = { width: 1080, height: 1920 };
const pin = '2580';
const day = `${riverside}/lane-swimming/${dayFromToday(15)}`;

test.use({ viewport: screen, hasTouch: true });

/** What the browser keeps of a visit: its storage on this host, and the names of its cookies. */
async function readKept(page: Page) {
  const storage = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((one) => Object.keys(one).filter((key) => key.startsWith('touchline'))),
  );
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { storage, cookies };
}

/** Whether every button and link that is seen stands in the lower half. */
const isWithinReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((control) => control.checkVisibility() && !control.matches('.sr-only, .skip-link, [href="#main"]'))
      .every((control) => control.getBoundingClientRect().top >= window.innerHeight / 2 - 1),
  );

test('a kiosk books a swim by PIN and forgets the person', { tag: '@desktop' }, async ({ page, otherPage, at }) => {
  const customer = await newCustomer(otherPage);
  await customer.call('setPin', { body: { currentPassword: demoPassword, pin } });
  const { user } = (await customer.call('getAuthUser', {})).data;
  const number = user.reference ?? '';

  await page.goto(at('joining', '/kiosk?centre=riverside-leisure-centre'));
  await expect(page.getByRole('heading', { name: 'What are you here for?' })).toBeVisible();
  await refuseCookiesBefore(page, at('bookings', '/'));
  await page.getByRole('button', { name: 'Help' }).tap();
  await expect(page.getByRole('dialog', { name: 'How this kiosk works' })).toContainText('barcode');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close the help' }).tap();
  await page.getByRole('button', { name: 'Lower the screen' }).tap();
  await expect.poll(() => isWithinReach(page)).toBe(true);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: /Book an activity/ }).tap();
  await expect(page).toHaveURL(/riverside-leisure-centre/);
  await expect.poll(() => isWithinReach(page)).toBe(true);
  await open(page, day);
  await chooseTime(page);
  await page
    .getByRole('button', { name: /^Add one/ })
    .first()
    .tap();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .tap();
  const logIn = page.getByRole('dialog', { name: 'Log in' });
  const box = await logIn.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(screen.height / 2 - 1);
  await logIn.getByRole('button', { name: 'PIN' }).tap();
  // A scanner ends the number with Enter.
  await logIn.getByLabel(/Membership number/).fill(number);
  await logIn.getByLabel(/Membership number/).press('Enter');
  await expect(logIn.getByLabel('PIN', { exact: true })).toBeFocused();
  await logIn.getByLabel('PIN', { exact: true }).fill(pin);
  await logIn.getByRole('button', { name: 'Log in' }).tap();
  await expectToast(page, 'Successfully added item to the basket.');

  await open(page, '/basket/checkout');
  await pay(page, cards.approved);
  await page.waitForURL(/\/order-confirmed\/.+kiosk=true/);
  await expect(page.getByText('Robin').first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).tap();
  await page.waitForURL(/joining\./);
  await expect(page.getByRole('heading', { name: 'What are you here for?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lower the screen' })).toBeVisible();

  const atStart = await readKept(page);
  expect(atStart.storage).toEqual([]);
  expect(atStart.cookies.filter((name) => /session|lowered|language|venue$/.test(name))).toEqual([]);
  await page.goBack();
  await expect(page.locator('body')).not.toContainText('Robin');
  await expect(page.locator('body')).not.toContainText(number);
  const session = await page.evaluate(() => fetch('/api/session').then((reply) => reply.text()));
  expect(session).toContain('"logged_in":false');

  await open(page, '/');
  expect((await readKept(page)).storage).toEqual([]);
  await page.goto(at('account', '/login?redirect=/'));
  const fields = page.getByRole('main').locator('input');
  await expect(fields.first()).toBeVisible();
  const values = await fields.evaluateAll((inputs) =>
    inputs.map((input) => [input instanceof HTMLInputElement ? input.value : '', input.getAttribute('autocomplete')]),
  );
  expect(values).toEqual(values.map(() => ['', 'off']));
});
