import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Call } from '#lib/api/call.ts';
import { consentCookie } from '#lib/browser/consent.ts';
import { openBlankPage } from './blank-page.ts';
import { demoPassword } from './sign-in.ts';
import { siteCall } from './site-call.ts';

export interface Customer {
  id: number;
  email: string;
  /** Makes a call of the site as this customer. */
  call: Call;
}

/**
 * Answers the cookie question beforehand, because its dialog would cover other controls: on the site that is open, and
 * on that of `address`.
 */
export async function refuseCookiesBefore(page: Page, address?: string): Promise<void> {
  if (page.url() === 'about:blank') await openBlankPage(page);
  const origins = [page.url(), ...(address === undefined ? [] : [address])].map((url) => new URL(url).origin);
  await page.context().addCookies(origins.map((url) => ({ name: consentCookie, value: 'necessary', url })));
}

/** A new customer, signed in in this browser, with the cookie question answered. */
export async function newCustomer(page: Page): Promise<Customer> {
  const call = siteCall(page);
  const email = `e2e-${randomUUID().slice(0, 18)}@example.com`;
  const { data } = await call('register', {
    query: { onboardingType: 'customer_account_online' },
    body: {
      dataFields: {
        personal: { firstName: 'Robin', lastName: 'Hartley', dateOfBirth: '1990-05-17' },
        contact: { email, address: { address1: '88 High Street', town: 'Leeds', postcode: 'LS1 4AP' } },
      },
      password: demoPassword,
      passwordConfirmation: demoPassword,
      terms: true,
    },
  });
  await refuseCookiesBefore(page);
  return { id: data.user.id, email, call };
}
