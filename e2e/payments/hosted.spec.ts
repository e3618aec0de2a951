import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { basketWithPageCourt } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { framedPage as paymentPage, openPaymentPage, payOnPage } from '#e2e/support/payment-page.ts';
import { cards, confirmedOrder, openCheckout } from '#e2e/support/payment.ts';
import { letTimePass, readPayments, reconcile } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Approved, and neither the provider's server nor the browser tells us. */
const neverTold = '4000009900000145';

/** A customer with a court at the venue whose provider has a payment page, in front of the checkout. */
async function atCheckout(page: Page): Promise<Customer> {
  const customer = await newCustomer(page);
  await basketWithPageCourt(customer);
  await openCheckout(page);
  return customer;
}

async function expectPaidOnce(page: Page, { call }: Customer): Promise<void> {
  const orderId = await confirmedOrder(page);
  const { data: order } = await call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  const [payment] = order.payments;
  expect(payment).toMatchObject({ tenderType: 'online', amount: { value: order.total.value } });
}

test('a court is paid for on the provider’s page', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await expectNoAxeViolations(page);
  await openPaymentPage(page);
  await expectNoAxeViolations(page);
  await payOnPage(paymentPage(page), cards.approved);
  await expectPaidOnce(page, customer);
});

test('the bank is answered on the way', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await payOnPage(paymentPage(page), cards.challenge);
  const code = paymentPage(page).getByLabel('Code from your phone');
  await code.fill('1234');
  await code.press('Enter');
  await expectPaidOnce(page, customer);
});

test('a declined card takes nothing and is followed by another one', { tag: '@desktop' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await payOnPage(paymentPage(page), cards.declined);
  const message = page.getByRole('alert').filter({ hasText: 'Payment was declined' });
  await expect(message).toBeFocused();
  await expect(message).toContainText('Nothing has been taken');
  await openPaymentPage(page);
  await payOnPage(paymentPage(page), cards.approved);
  await expectPaidOnce(page, customer);
});

test('the page’s own cancel button leads back to paying', { tag: '@phone' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await paymentPage(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPaymentPage(page);
  await payOnPage(paymentPage(page), cards.approved);
  await expectPaidOnce(page, customer);
});

test('the page is there again after a reload', { tag: '@desktop' }, async ({ page }) => {
  const customer = await atCheckout(page);
  await openPaymentPage(page);
  await page.reload();
  await expect(paymentPage(page).getByLabel('Card number')).toBeVisible();
  await payOnPage(paymentPage(page), cards.approved);
  await expectPaidOnce(page, customer);
});

test(
  'a tab closed after paying loses no order, though nobody tells of it',
  { tag: '@phone' },
  async ({ page, context }) => {
    const customer = await atCheckout(page);
    await openPaymentPage(page);
    const transactionUuid = new URL(page.url()).searchParams.get('payment') ?? '';
    await payOnPage(paymentPage(page), neverTold);
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
