import type { Page } from '@playwright/test';
import { open } from './open.ts';
import { expect } from './test.ts';

export const riverside = '/location/riverside-leisure-centre';

/** A date so many days from today, as addresses have it. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Puts a class of that day into the basket and waits until the server has it. */
export async function addClass(page: Page, name: string, days: number): Promise<void> {
  await open(page, `${riverside}/fitness-classes/${dayFromToday(days)}`);
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/checkout/cart/add'));
  await page.getByRole('button', { name: new RegExp(`^Add to basket ${name}`) }).click();
  expect((await answered).status()).toBe(200);
}
