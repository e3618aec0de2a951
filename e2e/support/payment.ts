import type { Frame, FrameLocator, Page } from '@playwright/test';
import { open } from './open.ts';
import { expect } from './test.ts';

export const cards = {
  approved: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  /** A scenario in which the bank's page accepts the code and never sends the customer back. */
  silentBank: '4000009900000160',
  slow: '4000009900000244',
};

const address = { 'Address line 1': '88 High Street', Postcode: 'LS1 4AP' };

/** From the basket to the checkout, agreeing to the terms. */
export async function openCheckout(page: Page): Promise<void> {
  await open(page, '/basket');
  await page
    .getByRole('checkbox', { name: /I agree/ })
    .first()
    .check();
  await page.getByRole('link', { name: 'Checkout now' }).first().click();
  await expect(page).toHaveURL(/\/basket\/checkout/);
}

/** Fills in the checkout, without pressing Pay; a saved card is left alone. */
export async function fillCheckout(page: Page | Frame, card: string): Promise<void> {
  await page.locator('#card iframe').waitFor();
  const another = page.getByRole('radio', { name: 'Use another card' });
  if (await another.isVisible()) await another.check();
  const provider = page.frameLocator('#card iframe');
  await provider.getByLabel(/card number/i).fill(card);
  await provider.getByLabel(/name/i).first().fill('Robin Hartley');
  await provider.getByLabel(/expiry/i).fill('12/30');
  await provider.getByLabel(/security/i).fill('123');
  for (const [label, value] of Object.entries(address)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** The button that pays: its label begins with one of these words. */
export const payButton = (page: Page | Frame) => page.getByRole('button', { name: /^(Pay|Try again)/ });

/** Fills in the checkout and presses Pay. */
export async function pay(page: Page | Frame, card: string): Promise<void> {
  await fillCheckout(page, card);
  await payButton(page).click();
}

/** The bank's page in its two frames. */
export const bankPage = (page: Page | Frame): FrameLocator =>
  page.frameLocator('iframe[src*="/payments/sca"]').frameLocator('iframe');

/** Completes the bank's challenge in its frame, by keyboard; the code is 1234. */
export async function answerBank(page: Page | Frame, code: string): Promise<void> {
  const field = bankPage(page).getByLabel('Code from your phone');
  await field.fill(code);
  // The answer takes the frame away, and now and then with it the acknowledgement that the press of the key waits for.
  await Promise.race([field.press('Enter'), field.waitFor({ state: 'detached' })]);
}

/** Waits for the confirmation and returns the order's id. */
export async function confirmedOrder(page: Page | Frame): Promise<string> {
  await page.waitForURL(/\/booking-confirmed\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Booking confirmed' }).last()).toBeFocused();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The card fields of the payment element. */
export const cardFields = (page: Page | Frame): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

const stripeAddress = {
  'First name': 'Robin',
  'Last name': 'Hartley',
  'Address line 1': '88 High Street',
  Postcode: 'LS1 4AP',
};

/** Fills in the address and agrees to the terms, without a card. */
export async function fillAddress(page: Page | Frame): Promise<void> {
  await cardFields(page).getByLabel('Card number').waitFor();
  for (const [label, value] of Object.entries(stripeAddress)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Fills in the checkout of a venue that is paid through Stripe, and presses Pay. */
export async function payByStripe(page: Page | Frame, card: string): Promise<void> {
  await fillAddress(page);
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(card);
  await fields.getByLabel('Expiry date').fill('12/30');
  await fields.getByLabel('Security code').fill('123');
  await payButton(page).click();
}

/** The bank's page in the window of Stripe.js. */
export const stripeBankPage = (page: Page | Frame): FrameLocator =>
  page.frameLocator('iframe[title="Check by your bank"]').frameLocator('iframe');
