import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { refuseCookiesBefore } from './new-customer.ts';
import { open } from './open.ts';
import { demoPassword } from './sign-in.ts';
import { expect } from './test.ts';

/** A PNG of one pixel, as a picture of a card. */
export const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const nextStep = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Waits for a step, whose heading has the focus. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Chooses a membership of a venue, else of Riverside, by its name. */
export async function choose(
  page: Page,
  name: string,
  at: (path: string) => string,
  venue = 'riverside-leisure-centre',
): Promise<void> {
  await refuseCookiesBefore(page, at('/'));
  await open(page, at(`/centre/${venue}`));
  await page.getByRole('link', { name: `Choose ${name}`, exact: true }).click();
  await page.waitForURL(/\/join\//);
}

interface NewPerson {
  firstName: string;
  /** DD-MM-YYYY. */
  born: string;
}

/** Adds somebody new in the panel of adults or of children. */
export async function addPerson(
  page: Page,
  kind: 'Adults' | 'Children',
  { firstName, born }: NewPerson,
): Promise<void> {
  const panel = page.getByRole('region', { name: kind });
  await panel.getByRole('button', { name: /^Add a/ }).click();
  const person = panel.getByRole('group').last();
  await person.getByLabel('First name').fill(firstName);
  await person.getByLabel('Last name').fill('Hartley');
  await person.getByLabel('Date of birth').fill(born);
}

/** Fills in the details of a new customer and returns their address. */
export async function fillDetails(page: Page): Promise<string> {
  const email = `e2e-${randomUUID().slice(0, 18)}@example.com`;
  const about = page.getByRole('group', { name: 'About you' });
  await about.getByLabel('First name').fill('Robin');
  await about.getByLabel('Last name').fill('Hartley');
  await about.getByLabel('Date of birth').fill('17-05-1990');
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Phone', { exact: true }).first().fill('07700 900118');
  await page.getByLabel('Address line 1').fill('88 High Street');
  await page.getByLabel('Town').fill('Leeds');
  await page.getByLabel('Postcode').fill('LS1 4AP');
  const emergency = page.getByRole('group', { name: 'Emergency contact' });
  await emergency.getByLabel('Name').fill('Jo Hartley');
  await emergency.getByLabel('Phone').fill('07700 900119');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password again').fill(demoPassword);
  const terms = page.getByRole('checkbox', { name: /^I agree/ });
  if (await terms.isVisible()) await terms.check();
  return email;
}

/** Chooses a direct debit and goes on. */
export async function payByDebit(page: Page): Promise<void> {
  await page.getByLabel('Name on the account').fill('R Hartley');
  await page.getByLabel('Sort code').fill('20-00-00');
  await page.getByLabel('Account number').fill('55779911');
  await page.getByRole('checkbox', { name: /^I am the only person/ }).check();
  await nextStep(page);
}
