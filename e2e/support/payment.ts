import type { Page } from '@playwright/test';
import { open } from './open.ts';
import { expect } from './test.ts';

export const cards = {
  approved: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
};

const address = { 'Address line 1': '88 High Street', 'Town or city': 'Leeds', Postcode: 'LS1 4AP' };

/** From the basket to the checkout, agreeing to the terms. */
export async function openCheckout(page: Page): Promise<void> {
  await open(page, '/basket');
  await page.getByRole('checkbox', { name: /I agree/ }).first().check();
  await page.getByRole('link', { name: 'Checkout now' }).first().click();
  await expect(page).toHaveURL(/\/basket\/checkout/);
}

/** Fills in what the checkout asks for and presses Pay. */
export async function pay(page: Page, card: string): Promise<void> {
  for (const [label, value] of Object.entries(address)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  const provider = page.frameLocator('iframe').first();
  await provider.getByLabel(/name/i).first().fill('Robin Hartley');
  await provider.getByLabel(/card number/i).fill(card);
  await provider.getByLabel(/expiry/i).fill('12/30');
  await provider.getByLabel(/security/i).fill('123');
  const terms = page.getByRole('checkbox', { name: /I agree/ }).first();
  if (!(await terms.isChecked())) await terms.check();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
}

/** Answers the bank's question in its frame, by keyboard; its code is 1234. */
export async function answerBank(page: Page, code: string): Promise<void> {
  const bank = page.frameLocator('iframe[src*="/payments/sca"]').frameLocator('iframe');
  const field = bank.getByLabel('Code from your phone');
  await field.fill(code);
  await field.press('Enter');
}
