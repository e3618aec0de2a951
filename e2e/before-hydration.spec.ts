import type { Page } from '@playwright/test';
import { camps } from './support/camps.ts';
import { demoPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

/** Opens a page whose scripts do not arrive before the function that this gives back is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('a class that is added before the scripts of the page arrive leads to the log-in', async ({ page }) => {
  const release = await openWithoutScripts(page, `${riverside}/fitness-classes/${dayFromToday(12)}`);
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a venue that is searched for before the scripts of the page arrive is found', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('textbox', { name: 'Venue name, town or postcode' }).fill('Riverside');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: '1 venue named “Riverside”' })).toBeVisible();
});

test('a tap on a page that is made for one visitor shows at once, and counts when its scripts have arrived', async ({
  page,
  at,
}) => {
  const release = await openWithoutScripts(page, at('account', '/login'));
  const password = page.getByLabel('Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show password' });
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(show).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
});

test('who logs in before the scripts of the page have arrived is logged in, and no address ever has the password', async ({
  page,
  at,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await openWithoutScripts(page, at('account', '/login'));
  await page.getByLabel('Email or membership number').fill('alex@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: /Alex/ })).toBeVisible();
  expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([]);
});

test(
  'an answer that is typed before the scripts of the page arrive is told to the form',
  { tag: '@phone' },
  async ({ page }) => {
    // A slow processor hydrates in slices, between which a field is known to React that does not listen to it yet.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    const release = await openWithoutScripts(page, `${camps}/winter-adventure/book`);
    await page.getByRole('textbox', { name: 'Allergies' }).fill('Peanuts');
    release();
    // The form keeps what it was told, for this tab.
    const allergies = page.getByRole('textbox', { name: 'Allergies' });
    await expect(async () => {
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Peanuts');
    }).toPass();
    await expect(allergies).toHaveValue('Peanuts');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.reload();
    await expect(allergies).toHaveValue('Peanuts');
  },
);
