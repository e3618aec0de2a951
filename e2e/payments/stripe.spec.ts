import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { basketWithClass, stripeVenue } from '#e2e/support/fill-basket.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import {
  cardFields,
  cards,
  confirmedOrder,
  fillAddress,
  payButton,
  payByStripe,
  stripeBankPage,
} from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

test.beforeEach(async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer, 'Aqua fit', { venue: stripeVenue });
  await page.goto('/basket/checkout');
});

test('a card pays through Stripe', async ({ page }) => {
  await cardFields(page).getByLabel('Card number').waitFor();
  await expectNoAxeViolations(page);
  await payByStripe(page, cards.approved);
  await confirmedOrder(page);
});

test('the bank asks in the window of Stripe, also after a reload', { tag: '@phone' }, async ({ page }) => {
  await payByStripe(page, cards.challenge);
  await stripeBankPage(page).getByLabel('Code from your phone').waitFor();
  await page.reload();
  const code = stripeBankPage(page).getByLabel('Code from your phone');
  await code.fill('1234');
  await code.press('Enter');
  await confirmedOrder(page);
});

test('a declined card and a closed check leave the basket to be paid again', { tag: '@desktop' }, async ({ page }) => {
  await payByStripe(page, cards.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await payByStripe(page, cards.challenge);
  await stripeBankPage(page).getByLabel('Code from your phone').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('3D Secure verification failed').first()).toBeVisible({ timeout: 15_000 });
  await payByStripe(page, cards.approved);
  await confirmedOrder(page);
});

test('what Stripe’s form refuses stands in the summary, and a wallet pays without it', async ({ page }) => {
  await fillAddress(page);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' })).toBeVisible();
  await page
    .frameLocator('iframe[title="Secure express checkout frame"]')
    .getByRole('button', { name: /Google Pay/ })
    .click();
  await confirmedOrder(page);
});
