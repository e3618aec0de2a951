import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

test('the links of the header lead from a timetable to the same venue', { tag: '@desktop' }, async ({ page }) => {
  await refuseCookiesBefore(page);
  const timetable = `${riverside}/fitness-classes/${dayFromToday(8)}`;
  await open(page, timetable);
  const header = page.getByRole('banner');
  for (const [name, section] of [
    ['Book a camp', `/camps${riverside}`],
    ['Book a course', `/courses${riverside}`],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${section}(/[\\w-]+)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Riverside Leisure Centre');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${timetable}$`));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }
  await header.getByRole('link', { name: 'Book a camp', exact: true }).click();
  await expect(page).toHaveURL(/\/camps\//);
  await header.getByRole('link', { name: 'Book an activity', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${riverside}$`));
});
