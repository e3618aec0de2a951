import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openBlankPage } from './blank-page.ts';
import { demoPassword } from './sign-in.ts';
import { expect } from './test.ts';

/** Registers a new customer through the site's API and reloads the page as them. Returns their email address. */
export async function signInAsNewCustomer(page: Page): Promise<string> {
  const email = `e2e-${randomUUID()}@example.com`;
  if (page.url() === 'about:blank') await page.goto('/');
  const status = await page.evaluate(
    async ({ email: address, password }) => {
      const personal = { first_name: 'Robin', last_name: 'Hartley', date_of_birth: '1990-05-17' };
      const reply = await fetch('/api/auth/customer/register?onboarding_type=customer_account_online', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          data_fields: { personal, contact: { email: address } },
          password,
          password_confirmation: password,
          terms: true,
        }),
      });
      return reply.status;
    },
    { email, password: demoPassword },
  );
  expect(status, 'register').toBe(200);
  await page.reload();
  return email;
}

/** Answers the cookie question, which would cover other controls. */
export async function refuseCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reject extras' }).click();
}

/** Logs out through the site's API, from a document without a page that would notice and reload. */
export async function logOut(page: Page): Promise<void> {
  await openBlankPage(page);
  const status = await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).then((reply) => reply.status));
  expect(status, 'log out').toBe(200);
}
