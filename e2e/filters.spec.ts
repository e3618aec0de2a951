import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const openFilters = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^More filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  return sheet;
};
const show = (sheet: Locator) => sheet.getByRole('button', { name: /^(Show|Nothing)/ }).click();
const dayLink = (page: Page, date: string) => page.locator(`nav a[href$="/${date}"]`).first();

test('classes filtered by time and two instructors stay so on another day, after a reload and in Welsh', async ({
  page,
}) => {
  await refuseCookiesBefore(page);
  const first = dayFromToday(8);
  // Another day of the same week, whose days the strip shows.
  const next = dayFromToday(new Date(first).getUTCDay() === 0 ? 7 : 9);
  await open(page, `${riverside}/fitness-classes/${first}`);
  const all = await page.getByRole('heading', { level: 3 }).count();
  const sheet = await openFilters(page);
  const instructors = sheet.getByRole('group', { name: 'Instructors' }).getByRole('button');
  await instructors.nth(0).click();
  await instructors.nth(1).click();
  await sheet.getByRole('combobox', { name: 'Ends by' }).selectOption('20:00');
  await expectNoAxeViolations(page);
  await show(sheet);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'More filters, 3 chosen' })).toBeFocused();
  await expect(page).toHaveURL(/\?endTime=20%3A00&instructors=[\w-]+&instructors=[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeLessThan(all);
  const { search } = new URL(page.url());

  await page.reload();
  await expect(page.getByRole('button', { name: 'More filters, 3 chosen' })).toBeVisible();

  await dayLink(page, next).click();
  await expect(page).toHaveURL(new RegExp(`/${next}\\?endTime=`));
  expect(new URL(page.url()).search).toBe(search);

  await page.getByRole('link', { name: 'Cymraeg' }).click();
  await expect(page.getByRole('button', { name: 'Mwy o hidlyddion, 3 wedi’u dewis' })).toBeVisible();
  await page.getByRole('button', { name: 'Clirio’r hidlyddion' }).click();
  await expect(page.getByRole('button', { name: 'Mwy o hidlyddion', exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('instructors')).toBe(false);
});

test('courts filtered by time and court are those of the address that was sent', async ({ page }) => {
  await refuseCookiesBefore(page);
  const path = `${riverside}/badminton/${dayFromToday(8)}`;
  await open(page, `${path}?startTime=17:00&endTime=20:00`);
  await expect(page.getByText(/\d+ court times hidden by filters/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^17:00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^16:00/ })).toHaveCount(0);
  const sheet = await openFilters(page);
  await sheet.getByRole('group', { name: 'Where' }).getByRole('button', { name: 'Court 1' }).click();
  await expectNoAxeViolations(page);
  await show(sheet);
  await expect(page.getByRole('columnheader')).toHaveText(['Time', 'Court 1']);

  await page.goto('/help/contact');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'More filters, 2 chosen' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Morning' }).click();
  await expect(page).toHaveURL(/\?locations=[\w-]+$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
