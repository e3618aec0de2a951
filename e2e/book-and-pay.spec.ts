import { logOut, refuseCookies, signInAsNewCustomer } from './support/customer.ts';
import { open } from './support/open.ts';
import { answerBank, cards, openCheckout, pay } from './support/payment.ts';
import { demoPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { addClass, dayFromToday, riverside } from './support/timetable.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await refuseCookies(page);
});

test('a customer books a class and pays at once', async ({ page }) => {
  await signInAsNewCustomer(page);
  await addClass(page, 'Stretch and restore', 8);
  await openCheckout(page);
  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/booking-confirmed\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Stretch and restore').first()).toBeVisible();
});

test('a customer whose bank asks first approves and has the booking', async ({ page }) => {
  await signInAsNewCustomer(page);
  await addClass(page, 'Stretch and restore', 9);
  await openCheckout(page);
  await pay(page, cards.challenge);
  await answerBank(page, '1234');
  await expect(page).toHaveURL(/\/booking-confirmed\//);
});

test('a refusal at the bank takes nothing and lets the customer try again', async ({ page }) => {
  await signInAsNewCustomer(page);
  await addClass(page, 'Stretch and restore', 10);
  await openCheckout(page);
  await pay(page, cards.challenge);
  await answerBank(page, '9999');
  await expect(page.getByText('3D Secure verification failed').first()).toBeVisible({ timeout: 30_000 });
});

test('a declined card is followed by another one', async ({ page }) => {
  await signInAsNewCustomer(page);
  await addClass(page, 'Stretch and restore', 11);
  await openCheckout(page);
  await pay(page, cards.declined);
  await expect(page.getByText('Nothing has been taken').first()).toBeVisible({ timeout: 30_000 });
});

test('a guest is asked to log in and then has the place', async ({ page }) => {
  const email = await signInAsNewCustomer(page);
  await logOut(page);
  await open(page, `${riverside}/fitness-classes/${dayFromToday(12)}`);
  await page.getByRole('button', { name: /^Add to basket Stretch and restore/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/email/i).fill(email);
  await dialog.getByLabel(/^password/i).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
});
