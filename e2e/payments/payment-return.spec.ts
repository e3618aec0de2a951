import type { Page } from '@playwright/test';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { answerBank, bankPage, cards, confirmedOrder, fillCheckout, pay, payButton } from '#e2e/support/payment.ts';
import { getCharges } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

/** A customer in front of the checkout who came there from the basket. */
async function atCheckout(page: Page): Promise<Customer> {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await open(page, '/basket');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).click();
  await page.waitForURL(/\/basket\/checkout/);
  return customer;
}

async function expectOneCharge(page: Page, { call, email }: Customer): Promise<void> {
  const orderId = await confirmedOrder(page);
  const { data: order } = await call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  expect((await getCharges(email)).taken).toEqual([order.total.value]);
}

/** Pays with a card whose bank takes its time, until that bank has been asked. */
async function askSlowly(page: Page, { email }: Customer): Promise<void> {
  await pay(page, cards.slow);
  await expect(page.getByRole('heading', { name: 'Asking your bank' })).toBeVisible();
  await expect.poll(async () => (await getCharges(email)).authorisations).toBe(1);
}

test(
  'before anything is paid, reload and Back cost nothing and keep what was agreed',
  { tag: '@desktop' },
  async ({ page }) => {
    const customer = await atCheckout(page);
    await fillCheckout(page, cards.approved);
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible();
    await expect(page.getByRole('timer').first()).toBeVisible();
    await page.goForward();
    expect(await getCharges(customer.email)).toEqual({ authorisations: 0, taken: [] });
    await pay(page, cards.approved);
    await expectOneCharge(page, customer);
  },
);

test('a bank check is there again after reload and after Back', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await pay(page, cards.challenge);
  const question = bankPage(page).getByLabel('Code from your phone');
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Held while you pay').first()).toBeVisible();
  await page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).click();
  await expect(question).toBeVisible();
  await answerBank(page, '1234');
  await expectOneCharge(page, customer);
  expect((await getCharges(customer.email)).authorisations).toBe(1);
});

test('a reload while the bank is asked pays once', { tag: '@desktop' }, async ({ page }) => {
  const customer = await atCheckout(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await askSlowly(page, customer);
  await page.reload();
  // On a busy machine the bank has answered before the page is back, which leads to the confirmation then.
  const confirmation = page.getByRole('heading', { name: 'Booking confirmed' });
  await expect(page.getByText('Do not pay again.').or(confirmation).first()).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectOneCharge(page, customer);
  expect((await getCharges(customer.email)).authorisations).toBe(1);
});

test('Back while the bank is asked pays once', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await askSlowly(page, customer);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible();
  await page.goForward();
  await expectOneCharge(page, customer);
  expect((await getCharges(customer.email)).authorisations).toBe(1);
});

test('after the confirmation, reload shows it again and Back pays nothing', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await pay(page, cards.approved);
  const orderId = await confirmedOrder(page);
  await page.reload();
  expect(await confirmedOrder(page)).toBe(orderId);
  await page.goBack();
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});
