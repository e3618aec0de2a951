import type { Page } from '@playwright/test';
import { answerTo } from './journeys/find-times.ts';
import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

const adults = (page: Page) => page.getByRole('spinbutton', { name: /Adult/ });
const chosenTime = (page: Page) => page.locator('[id^="time-"][aria-current]');

test(
  'a time that is chosen after the one that a free time led to stays chosen with its tickets',
  { tag: '@phone' },
  async ({ page }) => {
    await refuseCookiesBefore(page);
    await open(page, '/times?what=swimming&when=tomorrow&part=evening');
    await answerTo(page, { activity: 'Swimming', name: 'Lane swim', time: '18:00', left: /available/ }).click();
    await expect(page).toHaveURL(/#session-/);
    await expect(adults(page)).toBeVisible();
    const linkedId = await chosenTime(page).getAttribute('id');
    await page.getByRole('button', { name: 'Close' }).click();
    const others = page.getByRole('listitem').filter({ hasText: /Lane swim[^]*available/ });
    await others.locator('[id^="time-"]:not([aria-current])').last().click();
    await expect(page).toHaveURL(/\/\d{4}-\d\d-\d\d$/);
    const chosenId = await chosenTime(page).getAttribute('id');
    expect(chosenId).not.toBe(linkedId);
    const more = page.getByRole('button', { name: 'Add one: Adult' });
    await more.click();
    await more.click();
    await expect(adults(page)).toHaveValue('2');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('2');
    await expect(chosenTime(page)).toHaveAttribute('id', chosenId ?? '');
    await expect(page).toHaveURL(/\/\d{4}-\d\d-\d\d$/);

    await page.goto('/help/contact');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('2');
    await expect(chosenTime(page)).toHaveAttribute('id', chosenId ?? '');
  },
);
