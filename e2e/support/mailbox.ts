import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for the newest mail to this person in the demo's mailbox, opens it and returns its text. */
export async function readMail(page: Page, email: string, subject: string): Promise<string> {
  const mail = page.getByRole('group').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  return (await mail.locator('pre').textContent()) ?? '';
}
