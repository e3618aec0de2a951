import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { basketWithPageCourt } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { answerOnPage, openPopup, payOnPage } from '#e2e/support/payment-page.ts';
import { cards, confirmedOrder, openCheckout, payButton } from '#e2e/support/payment.ts';
import { letTimePass, readPayments, reconcile, showPaymentPage } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Venues at which no other journey pays: a swim at 18:00 is on at two venues only. */
const venues = { popup: 'castle-hill-sports-centre', top: 'medlock-park-leisure-centre' } as const;
/** Approved, and neither the provider's server nor the browser tells us. */
const neverTold = '4000009900000145';

test.beforeAll(() => Promise.all([showPaymentPage(venues.popup, 'popup'), showPaymentPage(venues.top, 'top')]));

async function atCheckout(page: Page, display: keyof typeof venues): Promise<Customer> {
  const customer = await newCustomer(page);
  await basketWithPageCourt(customer, venues[display]);
  await openCheckout(page);
  await expect(payButton(page)).toBeEnabled();
  return customer;
}

async function expectPaidOnce(page: Page, { call }: Customer): Promise<void> {
  const orderId = await confirmedOrder(page);
  const { data: order } = await call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  expect(order.payments).toMatchObject([{ tenderType: 'online', amount: { value: order.total.value } }]);
}

test.describe('a payment page in a popup', () => {
  test('takes the payment, and the checkout goes on to the order', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'popup');
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Open the payment page' })).toBeVisible();
    await expectNoAxeViolations(page);
    const popup = await openPopup(page);
    await payOnPage(popup, cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('lets the bank ask, and survives a reload of the checkout', { tag: '@phone' }, async ({ page }) => {
    const customer = await atCheckout(page, 'popup');
    await payButton(page).click();
    const popup = await openPopup(page);
    await payOnPage(popup, cards.challenge);
    await popup.getByLabel('Code from your phone').waitFor();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open the payment page' })).toBeVisible();
    await answerOnPage(popup, '1234');
    await expectPaidOnce(page, customer);
  });

  test('says that a card was declined, and another one pays', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'popup');
    await payButton(page).click();
    const popup = await openPopup(page);
    await payOnPage(popup, cards.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Payment was declined' })).toContainText(
      'Nothing has been taken',
    );
    // The window ends with its payment, and the next payment has its own.
    await expect.poll(() => popup.isClosed()).toBe(true);
    await payButton(page).click();
    await payOnPage(await openPopup(page), cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('can be closed and opened again, or given up', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'popup');
    await payButton(page).click();
    await (await openPopup(page)).close();
    await (await openPopup(page)).close();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Cancel the payment?' });
    await sure.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await payButton(page).click();
    const popup = await openPopup(page);
    await payOnPage(popup, cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('closed after paying, with nobody told, loses no order', { tag: '@phone' }, async ({ page }) => {
    const customer = await atCheckout(page, 'popup');
    await payButton(page).click();
    const popup = await openPopup(page);
    await payOnPage(popup, neverTold);
    await popup.getByText('This shop is never told of it').waitFor();
    await popup.close();
    await letTimePass(customer.email, 70);
    await reconcile();
    await expectPaidOnce(page, customer);
  });
});

test.describe('a payment page in this window', () => {
  test('takes the payment and comes back to the order', { tag: '@phone' }, async ({ page }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await payOnPage(page, cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('lets the bank ask, also after a reload of its page', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await payOnPage(page, cards.challenge);
    await page.getByLabel('Code from your phone').waitFor();
    await page.reload();
    await answerOnPage(page, '1234');
    await expectPaidOnce(page, customer);
  });

  test('comes back declined, and another card pays', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await payOnPage(page, cards.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Payment was declined' })).toContainText(
      'Nothing has been taken',
    );
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await payButton(page).click();
    await payOnPage(page, cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('left by Back is offered again, and pays once', { tag: '@phone' }, async ({ page }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await page.getByLabel('Card number').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Open the payment page' }).click();
    await payOnPage(page, cards.approved);
    await expectPaidOnce(page, customer);
  });

  test('closed after paying, with nobody told, loses no order', { tag: '@desktop' }, async ({ page, context }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await page.getByLabel('Card number').waitFor();
    await payOnPage(page, neverTold);
    await page.getByText('This shop is never told of it').waitFor();
    const later = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await letTimePass(customer.email, 70);
    await reconcile();
    expect(await readMail(later, customer.email, 'Booking confirmed')).toContain('Badminton');
  });

  test('comes back without a session by its one-time token', { tag: '@desktop' }, async ({ page }) => {
    const customer = await atCheckout(page, 'top');
    await payButton(page).click();
    await page.getByLabel('Card number').waitFor();
    await page.context().clearCookies({ name: /session/ });
    await payOnPage(page, cards.approved);
    await page.waitForURL(/\/payments\/result\/[0-9a-f-]{36}\?rt=/);
    const transactionUuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'See your booking' }).click();
    await page.waitForURL(/\/booking-confirmed\/[0-9a-f-]{36}\?rt=/);
    await expect(page.getByRole('heading', { name: 'Booking confirmed' }).last()).toBeVisible();
    expect(await readMail(page, customer.email, 'Booking confirmed')).toContain('Badminton');
    expect(await readPayments(transactionUuid)).toMatchObject([{ isHeld: false, refundedAmount: 0 }]);
  });
});
