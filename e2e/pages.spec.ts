import { refuseCookies } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const pages = [
  ['home', '/', 'Bookings | Home'],
  ['a venue', riverside, 'Bookings | Book an activity'],
  ['an activity', `${riverside}/swimming`, 'Bookings | Swimming'],
  ['classes', `${riverside}/fitness-classes/${dayFromToday(3)}`, 'Bookings | Fitness classes'],
  ['courts', `${riverside}/badminton/${dayFromToday(3)}`, 'Bookings | Badminton'],
  ['swims', `${riverside}/lane-swimming/${dayFromToday(3)}`, 'Bookings | Lane swimming'],
  ['the basket', '/basket', 'Bookings | Shopping basket'],
] as const;

for (const [name, path, title] of pages) {
  test(`${name} has its title and nothing that axe finds`, async ({ page }) => {
    await page.goto(path);
    await refuseCookies(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/location/nowhere', '/camps/location/nowhere', '/courses/location/nowhere', '/location/%E0%A4%A', '/no/such/page/at/all']) {
    test(`${path} is a real 404 with a way home`, async ({ page }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(page.getByText('Whoops! Looks like you’ve gone offside.').or(page.getByText("Whoops! Looks like you've gone offside."))).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    });
  }
});

test('a trailing slash is removed', async ({ page }) => {
  await page.goto('/basket/');
  await expect(page).toHaveURL(/\/basket$/);
});

test('embedded and Welsh pages are their own', async ({ page }) => {
  await page.goto(`${riverside}?embedded=true`);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(`${riverside}?lang=cy`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
});
