import type { Frame, FrameLocator, Page } from '@playwright/test';
import { bankPage, payButton } from './payment.ts';
import { expect } from './test.ts';

/** The provider's payment page in its two frames. */
export const framedPage = bankPage;

/** Agrees to the terms and presses Pay at the checkout of a venue whose provider has a payment page, and waits for that page in its frame. */
export async function openPaymentPage(page: Page | Frame): Promise<void> {
  await expect(page.getByText('You enter your card on the page of our payment provider')).toBeVisible();
  // By then an agreement that was given in the basket is shown, which a press would take back.
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await payButton(page).click();
  await expect(framedPage(page).getByLabel('Card number')).toBeVisible();
}

/** Fills in the payment page, wherever it is shown, and pays. */
export async function payOnPage(page: Page | FrameLocator, card: string): Promise<void> {
  await page.getByLabel('Name on the card').fill('Robin Hartley');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Answers the bank on the payment page, by keyboard; the code is 1234. */
export async function answerOnPage(page: Page | FrameLocator, code: string): Promise<void> {
  const field = page.getByLabel('Code from your phone');
  await field.fill(code);
  await field.press('Enter');
}

/** Opens the payment page in its popup by a press of the customer. */
export async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the payment page' }).click();
  const popup = await opening;
  await popup.getByLabel('Card number').waitFor();
  return popup;
}
