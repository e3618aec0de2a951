import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { answerBank, bankPage, cards, confirmedOrder, pay, payButton } from '#e2e/support/payment.ts';
import { getCharges, letTimePass, reconcile } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

test('a declined card is followed by another one', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await pay(page, cards.declined);
  const message = page.getByRole('alert').filter({ hasText: 'Payment was declined' });
  await expect(message).toBeFocused();
  await expect(message).toContainText('Nothing has been taken');
  await expect(payButton(page)).toHaveText(/Try again, £/);
  await expectNoAxeViolations(page);
  await pay(page, cards.approved);
  const orderId = await confirmedOrder(page);
  const { data: order } = await customer.call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  expect(await getCharges(customer.email)).toEqual({ authorisations: 2, taken: [order.total.value] });
  await expectNoAxeViolations(page);
});

test('a refusal at the bank takes nothing and is followed by another card', { tag: '@desktop' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await pay(page, cards.challenge);
  await answerBank(page, '9999');
  const message = page.getByRole('alert').filter({ hasText: '3D Secure verification failed' });
  await expect(message).toBeFocused();
  await expect(message).toContainText('Nothing has been taken');
  await pay(page, cards.approved);
  await confirmedOrder(page);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});

test('a bank check that is given up leaves the basket as it was', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await pay(page, cards.challenge);
  await expect(bankPage(page).getByLabel('Code from your phone')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Cancel the payment?' });
  await sure.getByRole('button', { name: 'Carry on paying' }).click();
  await expect(bankPage(page).getByLabel('Code from your phone')).toBeVisible();
  await page.keyboard.press('Escape');
  await sure.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('timer')).toBeVisible();
  expect((await getCharges(customer.email)).taken).toEqual([]);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});

test('a bank that never answers takes nothing, and another card pays', { tag: '@desktop' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await pay(page, cards.silentBank);
  await answerBank(page, '1234');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The challenge expires after twenty minutes.
  await letTimePass(customer.email, 22 * 60);
  await reconcile();
  await expect(page.getByRole('alert').filter({ hasText: '3D Secure verification failed' })).toBeVisible();
  await pay(page, cards.approved);
  await confirmedOrder(page);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});

test('a page that is closed right after the approval loses no order', { tag: '@phone' }, async ({ page, context }) => {
  const customer = await newCustomer(page);
  const session = await basketWithClass(customer);
  await page.goto('/basket/checkout');
  // The bank has approved; the request that would finish the order is blocked in the browser.
  await context.route('**/api/checkout/session/complete/*', () => new Promise(() => undefined));
  await pay(page, cards.approved);
  await expect(page.getByRole('heading', { name: 'Completing your order' })).toBeVisible();
  const transactionUuid = new URL(page.url()).searchParams.get('payment') ?? '';
  const laterPage = await context.newPage();
  await page.close({ runBeforeUnload: false });

  await letTimePass(customer.email, 3 * 60);
  await reconcile();
  expect(await readMail(laterPage, customer.email, 'Booking confirmed')).toContain(session.templateName);
  await laterPage.goto(`/basket/checkout?payment=${transactionUuid}`);
  await confirmedOrder(laterPage);
  await expect(laterPage.getByText(session.templateName).first()).toBeVisible();
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});

test.describe('a connection that breaks while the bank is asked', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('offers to pay again only when nothing can have been taken', { tag: '@desktop' }, async ({ page, context }) => {
    const customer = await newCustomer(page);
    await basketWithClass(customer);
    await page.goto('/basket/checkout');
    await context.route('**/api/payment-providers/*/authorise', (route) => route.abort(), { times: 1 });
    await pay(page, cards.approved);
    await expect(page.getByText('Do not pay again.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to authorize payment' })).toBeVisible();
    await pay(page, cards.approved);
    await confirmedOrder(page);
    expect(await getCharges(customer.email)).toMatchObject({ authorisations: 1, taken: [expect.any(Number)] });
  });
});
