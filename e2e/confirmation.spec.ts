import { logOut } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { logIn } from './support/log-in.ts';
import { readMail } from './support/mailbox.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { expect, test } from './support/test.ts';

test(
  'a ticket has a code that opens over the whole window, the way, and what to bring',
  { tag: '@phone' },
  async ({ page }) => {
    const { templateName } = await basketWithClass(await newCustomer(page));
    await openCheckout(page);
    await pay(page, cards.approved);
    const orderId = await confirmedOrder(page);
    await expect(page.getByRole('region', { name: 'What to bring' })).toContainText('a bottle of water');
    await expect(page.getByRole('link', { name: 'Directions to Riverside Leisure Centre' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    );
    const code = page.getByRole('button', { name: /^Entry code / });
    await code.click();
    const full = page.getByRole('dialog', { name: templateName });
    await expect(full.getByRole('img', { name: /^Entry code / })).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(await full.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await expect(code).toBeFocused();
    await open(page, `/order-confirmed/${orderId}?lang=cy`);
    await expect(page.getByText('Cerdyn yn gorffen â 4242')).toBeVisible();
  },
);

test('a kiosk prints or lets scan, and goes back to its start by itself', { tag: '@desktop' }, async ({ page }) => {
  await basketWithClass(await newCustomer(page));
  await open(page, '/basket/checkout?kiosk=true');
  await pay(page, cards.approved);
  await page.waitForURL(/\/order-confirmed\/.+kiosk=true/);
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport();
  await expect(page.getByRole('timer')).toHaveText(/Back to the start in \d+ seconds?/);
  await page.waitForURL(/joining\..+kiosk=true/);
  const session = await page.evaluate(() => fetch('/api/session').then((reply) => reply.text()));
  expect(session).toContain('"logged_in":false');
});

test(
  'a mailed link asks to log in once its time is over, and shows the order after that',
  { tag: '@phone' },
  async ({ page }) => {
    const customer = await newCustomer(page);
    const { templateName } = await basketWithClass(customer);
    await openCheckout(page);
    await pay(page, cards.approved);
    await confirmedOrder(page);
    const mail = await readMail(page, customer.email, 'Booking confirmed');
    const link = new URL(/https?:\S+\/booking-confirmed\/\S+\?rt=\S+/.exec(mail)?.[0] ?? '');
    const [, signature] = link.searchParams.get('rt')?.split('.') ?? [];
    await logOut(page);
    await page.goto(link.href);
    await expect(page.getByRole('heading', { name: templateName })).toBeVisible();

    link.searchParams.set('rt', `${(Date.now() - 1000).toString(36)}.${signature}`);
    await open(page, link.href);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your booking' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await logIn(page, customer.email);
    await expect(page.getByRole('heading', { name: templateName })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(link.pathname);
  },
);
