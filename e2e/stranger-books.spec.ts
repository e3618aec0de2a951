import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseTime } from './support/choose-time.ts';
import { logOut } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { newCustomer, refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { demoPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const day = `${riverside}/lane-swimming/${dayFromToday(16)}`;

const chosen = (page: Page, ticket: string) => page.getByRole('spinbutton', { name: new RegExp(ticket) });
const addButton = (page: Page) =>
  page.getByRole('button', { name: /^(Add to basket|I’r fasged)/ }).filter({ visible: true });

async function chooseTickets(page: Page): Promise<void> {
  await chooseTime(page);
  const more = page.getByRole('button', { name: /^Add one/ });
  await more.nth(0).click();
  await more.nth(0).click();
  await more.nth(1).click();
}

async function fill(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('First name').fill('Jo');
  await dialog.getByLabel('Last name').fill('Parent');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Date of birth').fill('14-06-1988');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
}

test(
  'a stranger makes an account in the middle of a swim and has it in the basket',
  { tag: '@phone' },
  async ({ page }) => {
    await refuseCookiesBefore(page);
    await open(page, day);
    await chooseTickets(page);
    await addButton(page).click();
    const logIn = page.getByRole('dialog', { name: 'Log in' });
    await expect(logIn.getByRole('region', { name: 'Your booking' })).toContainText(/2 Adult, 1/);
    await expect(logIn.getByLabel('Email or membership number')).toBeFocused();
    await expectNoAxeViolations(page);
    await logIn.getByRole('button', { name: 'Create an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Create and add to basket' }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await fill(page, `e2e-${randomUUID().slice(0, 18)}@example.com`);
    await dialog.getByRole('button', { name: 'Create and add to basket' }).click();
    await expectToast(page, 'Successfully added item to the basket.');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${day}$`));
    await page.getByRole('link', { name: 'View basket' }).first().click();
    await expect(page.getByRole('main').getByText(/2 x/)).toBeVisible();
  },
);

test(
  'the chosen tickets and the form last across a reload, another language and Back',
  { tag: '@phone' },
  async ({ page }) => {
    await refuseCookiesBefore(page);
    await open(page, day);
    await chooseTickets(page);
    await addButton(page).click();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('dialog', { name: 'Create an account' }).getByLabel('First name').fill('Jo');
    await page.reload();
    await chooseTime(page);
    await expect(chosen(page, 'Adult')).toHaveValue('2');
    await page.getByRole('link', { name: 'Cymraeg' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await chooseTime(page);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
    await addButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Creu cyfrif' }).click();
    await expect(page.getByRole('dialog', { name: 'Creu cyfrif' }).getByLabel('Enw cyntaf')).toHaveValue('Jo');
    await page.keyboard.press('Escape');
    await page.goto('/help/contact');
    await page.goBack();
    await chooseTime(page);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  },
);

test('somebody with an account is told so and goes on with the same booking', { tag: '@phone' }, async ({ page }) => {
  const { email } = await newCustomer(page);
  await logOut(page);
  await open(page, day);
  await chooseTickets(page);
  await addButton(page).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Create an account' }).click();
  await fill(page, email);
  await page.getByRole('button', { name: 'Create and add to basket' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'already has an account' });
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Email or membership number')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expectToast(page, 'Successfully added item to the basket.');
});

test('a venue chosen for a camp opens at its camps', { tag: '@desktop' }, async ({ page }) => {
  await refuseCookiesBefore(page);
  await open(page, '/camp-redirect-to-selected-venue');
  const search = page.getByRole('textbox', { name: 'Venue name, town or postcode' });
  await search.fill('Riverside');
  await search.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Riverside Leisure Centre' }).click();
  await expect(page).toHaveURL(/\/camps\/location\/riverside-leisure-centre\/holiday-camps$/);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]for=camps/);
});
