import type { Frame, Page } from '@playwright/test';
import { demoPassword } from './sign-in.ts';

/** Fills in the log-in dialogue that is open and sends it. */
export async function logIn(page: Page | Frame, email: string, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email or membership number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}
