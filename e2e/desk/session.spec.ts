import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { expectToast } from '#e2e/support/expect/expect-toast.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, refuseCookiesBefore, type Customer } from '#e2e/support/new-customer.ts';
import { cards, confirmedOrder, openCheckout, pay } from '#e2e/support/payment.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { expect, test } from '#e2e/support/test.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const name = 'Robin Hartley';

/** A class that a new customer has paid for; answers its id and the customer. */
async function bookedClass(page: Page): Promise<{ customer: Customer; sessionId: string }> {
  const customer = await newCustomer(page);
  const { id } = await basketWithClass(customer);
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  return { customer, sessionId: String(id) };
}

type At = (zone: 'foh', path: string) => string;

/** Opens the session at the desk of Riverside as a member of staff. */
async function openAtDesk(page: Page, at: At, sessionId: string): Promise<void> {
  await page.goto(at('foh', '/'));
  await refuseCookiesBefore(page);
  const url = at('foh', '/');
  await page.context().addCookies([{ name: visitCookies.deskVenue, value: 'riverside-leisure-centre', url }]);
  await signIn(page, 'foh@example.com');
  await page.goto(at('foh', `/sessions/${sessionId}`));
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  const all = page.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.tap();
}

/** The rows of people of that name: other tests book beside this one, and the newest stands nowhere special. */
const getRow = async (page: Page, { call }: Customer) => {
  const { user } = (await call('getAuthUser', {})).data;
  return page.getByRole('listitem').filter({ hasText: user.reference ?? '' });
};

test('who has come is marked at the desk and stays', async ({ page, otherPage, at }) => {
  const { customer, sessionId } = await bookedClass(otherPage);
  await openAtDesk(page, at, sessionId);
  const row = await getRow(page, customer);
  const here = row.getByRole('button', { name: 'Here' });
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/bookings/attendance'));
  await here.tap();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 955 });
  await expectNoAxeViolations(page);
  await page.reload();
  const all = page.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.tap();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
});

test('somebody is moved at the desk and told by mail', async ({ page, otherPage, at }) => {
  const { customer, sessionId } = await bookedClass(otherPage);
  await openAtDesk(page, at, sessionId);
  const row = await getRow(page, customer);
  await row.getByRole('button', { name: new RegExp(`^${name}:`) }).tap();
  const panel = page.getByRole('region', { name });
  await panel.getByRole('button', { name: 'Move' }).tap();
  await panel.getByRole('radio').first().check();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: /^Move to/ }).tap();
  await expectToast(page, new RegExp(`^${name} is booked for`, 'm'));
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused();
  expect(await readMail(otherPage, customer.email, 'Your booking has been moved')).toContain('Before, it was');
});

test('somebody is cancelled at the desk and told by mail', async ({ page, otherPage, at }) => {
  const { customer, sessionId } = await bookedClass(otherPage);
  await openAtDesk(page, at, sessionId);
  const row = await getRow(page, customer);
  await row.getByRole('button', { name: new RegExp(`^${name}:`) }).tap();
  const panel = page.getByRole('region', { name });
  await panel.getByRole('button', { name: 'Cancel' }).tap();
  await expect(panel.getByText('Comes back as credit')).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Cancel Robin’s booking' }).tap();
  await expectToast(page, `${name}’s booking is cancelled`);
  await expect(row).toHaveCount(0);
  expect(await readMail(otherPage, customer.email, 'Your booking has been cancelled')).toContain(
    'What you paid is now credit in your account.',
  );
});
