import type { Page } from '@playwright/test';
import { chooseTime } from '#e2e/support/choose-time.ts';
import { logOut } from '#e2e/support/customer.ts';
import { expectToast } from '#e2e/support/expect/expect-toast.ts';
import { logIn } from '#e2e/support/log-in.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { expect, test } from '#e2e/support/test.ts';
import { nextSaturday, riverside } from '#e2e/support/timetable.ts';

// The first swim of a day from Monday to Friday is not for juniors.
const day = `${riverside}/lane-swimming/${nextSaturday()}`;

const juniors = (page: Page) => page.getByRole('spinbutton', { name: /Junior/ });

/** Whoever is booked for, and the ticket, as the page shows them. */
async function expectChoice(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: label }).locator('option:checked')).toHaveText('Ivy Hartley');
  await chooseTime(page);
  await expect(juniors(page)).toHaveValue('1');
}

test(
  'a visitor’s tickets and the person chosen after the log-in last, also when the session has ended meanwhile',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, email, call } = await newCustomer(page);
    const dateOfBirth = `${new Date().getFullYear() - 9}-01-01`;
    const child = { firstName: 'Ivy', lastName: 'Hartley', dateOfBirth, relationship: 'parent' as const };
    await call('createLinkedUser', { params: { userId: id }, body: child });
    await logOut(page);

    await open(page, day);
    await chooseTime(page);
    await page.getByRole('button', { name: /^Add one: Junior/ }).click();
    await page.getByRole('button', { name: 'Log in for your prices' }).click();
    await logIn(page, email);
    const person = page.getByRole('combobox', { name: 'Booking for' });
    await expect(person.locator('option:checked')).toHaveText('Robin Hartley (You)');
    await expect(juniors(page)).toHaveValue('1');
    await person.selectOption('Ivy Hartley');
    await expectChoice(page, 'Booking for');

    await page.reload();
    await expectChoice(page, 'Booking for');
    await page.goto('/help/contact');
    await page.goBack();
    await expectChoice(page, 'Booking for');
    await page.getByRole('link', { name: 'Cymraeg' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await expectChoice(page, 'Archebu ar gyfer');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectChoice(page, 'Booking for');

    await page.context().clearCookies({ name: /session/ });
    await open(page, day);
    await expect(page.getByRole('button', { name: 'Log in for your prices' })).toBeVisible();
    await expect(juniors(page)).toHaveValue('1');
    await page
      .getByRole('button', { name: /^Add to basket/ })
      .filter({ visible: true })
      .click();
    await logIn(page, email);
    await expectToast(page, 'Successfully added item to the basket.');
    await expect(person.locator('option:checked')).toHaveText('Ivy Hartley');
    await page.goto('/basket');
    await expect(page.getByRole('main').locator('option:checked', { hasText: 'Ivy Hartley' })).toHaveCount(1);
  },
);
