import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const demoPassword = 'Touchline-demo-1';

/** Signs in through the site's own API and reloads the page as that customer. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const status = await page.evaluate(
    async (credentials) => {
      const reply = await fetch('/api/auth/customer/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      return reply.status;
    },
    { username: email, password },
  );
  expect(status, `sign in as ${email}`).toBe(200);
  await page.reload();
}
