import type { FrameLocator, Page } from '@playwright/test';
import { payButton } from './payment.ts';

/** The card fields of the payment element. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

const address = {
  'First name': 'Robin',
  'Last name': 'Hartley',
  'Address line 1': '88 High Street',
  Postcode: 'LS1 4AP',
};

/** Fills in the address and agrees to the terms, without a card. */
export async function fillAddress(page: Page): Promise<void> {
  await cardFields(page).getByLabel('Card number').waitFor();
  for (const [label, value] of Object.entries(address)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Fills in the checkout of a venue that is paid through Stripe, and presses Pay. */
export async function payByStripe(page: Page, card: string): Promise<void> {
  await fillAddress(page);
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(card);
  await fields.getByLabel('Expiry date').fill('12/30');
  await fields.getByLabel('Security code').fill('123');
  await payButton(page).click();
}

/** The bank's page in the window of Stripe.js. */
export const stripeBankPage = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Check by your bank"]').frameLocator('iframe');
