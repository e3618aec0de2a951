import type { Page } from '@playwright/test';
import { demoPassword } from './sign-in.ts';
import { expect } from './test.ts';

/** Logs staff in at the front desk and waits for its start page. */
export async function openDesk(page: Page, address: string, email = 'foh@example.com'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email or membership number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Quick sale' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add .+, £/ }).first()).toBeVisible();
}

/** Empties the sale that an earlier test left behind. */
export async function clearSale(page: Page): Promise<void> {
  const clear = page.getByRole('region', { name: 'Sale' }).getByRole('button', { name: 'Clear' });
  await expect(page.getByText('Nothing on this sale yet.').or(clear)).toBeVisible();
  if (await clear.isVisible()) await clear.click();
  await expect(page.getByText('Nothing on this sale yet.')).toBeVisible();
}
