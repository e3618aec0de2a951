import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { add } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { bankPage as paymentPage, cards, confirmedOrder, openCheckout, payButton } from '#e2e/support/payment.ts';
import { letTimePass, readPayments, reconcile } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';

const venue = 'clifton-common-sports-hall';
/** Approved, and neither the provider's server nor the browser tells us. */
const neverTold = '4000009900000145';

/** A customer with a court at the venue whose provider has a payment page, in front of the checkout. */
async function atCheckout(page: Page): Promise<Customer> {
  const customer = await newCustomer(page);
  for (let day = 2 + (customer.id % 20); day < 40; day += 1) {
    const { data: slots } = await customer.call('listActivitySlots', {
      params: { venue, activity: 'badminton' },
      query: { date: dayFromToday(day) },
    });
    const slot = slots.findLast(({ bookableAction }) => bookableAction?.action === 'book');
    if (slot === undefined) continue;
    await add(customer, slot);
    await openCheckout(page);
    return customer;
  }
  throw new Error('no court to book');
}

async function openPaymentPage(page: Page): Promise<void> {
  await expect(page.getByText('You enter your card on the page of our payment provider')).toBeVisible();
  await payButton(page).click();
  await expect(paymentPage(page).getByLabel('Card number')).toBeVisible();
}

async function payOnPage(page: Page, card: string): Promise<void> {
  const frame = paymentPage(page);
  await frame.getByLabel('Name on the card').fill('Robin Hartley');
  await frame.getByLabel('Card number').fill(card);
  await frame.getByLabel('Expiry date').fill('12/30');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: /^Pay/ }).click();
}

async function expectPaidOnce(page: Page, { call }: Customer): Promise<void> {
  const orderId = await confirmedOrder(page);
  const { data: order } = await call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  const [payment] = order.payments;
  expect(payment).toMatchObject({ tenderType: 'online', amount: { value: order.total.value } });
}

test('a court is paid for on the provider’s page', async ({ page }) => {
  const customer = await atCheckout(page);
  await expectNoAxeViolations(page);
  await openPaymentPage(page);
  await expectNoAxeViolations(page);
  await payOnPage(page, cards.approved);
  await expectPaidOnce(page, customer);
});

test('the bank is answered on the way', async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await payOnPage(page, cards.challenge);
  const code = paymentPage(page).getByLabel('Code from your phone');
  await code.fill('1234');
  await code.press('Enter');
  await expectPaidOnce(page, customer);
});

test('a declined card takes nothing and is followed by another one', { tag: '@desktop' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await payOnPage(page, cards.declined);
  const message = page.getByRole('alert').filter({ hasText: 'Payment was declined' });
  await expect(message).toBeFocused();
  await expect(message).toContainText('Nothing has been taken');
  await openPaymentPage(page);
  await payOnPage(page, cards.approved);
  await expectPaidOnce(page, customer);
});

test('the page’s own cancel button leads back to paying', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await paymentPage(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPaymentPage(page);
  await payOnPage(page, cards.approved);
  await expectPaidOnce(page, customer);
});

test('the page is there again after a reload', { tag: '@desktop' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await page.reload();
  await expect(paymentPage(page).getByLabel('Card number')).toBeVisible();
  await payOnPage(page, cards.approved);
  await expectPaidOnce(page, customer);
});

test(
  'a tab closed after paying loses no order, though nobody tells of it',
  { tag: '@phone' },
  async ({ page, context }) => {
    const customer = await atCheckout(page);
    await openPaymentPage(page);
    const transactionUuid = new URL(page.url()).searchParams.get('payment') ?? '';
    await payOnPage(page, neverTold);
    await expect(paymentPage(page).getByText('This shop is never told of it')).toBeVisible();
    const laterPage = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await letTimePass(customer.email, 70);
    await reconcile();
    expect(await readMail(laterPage, customer.email, 'Booking confirmed')).toContain('Badminton');
    await laterPage.goto(`/basket/checkout?payment=${transactionUuid}`);
    await confirmedOrder(laterPage);
    expect(await readPayments(transactionUuid)).toMatchObject([{ isHeld: false, refundedAmount: 0 }]);
  },
);
