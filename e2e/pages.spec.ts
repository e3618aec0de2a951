import { refuseCookies } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { getAddress } from './support/get-address.ts';
import { readPage } from './support/read-page.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const pages = [
  ['home', '/', 'Bookings | Home'],
  ['a venue', riverside, 'Bookings | Book an activity'],
  ['an activity', `${riverside}/swimming`, 'Bookings | Swimming'],
  ['classes', `${riverside}/fitness-classes/${dayFromToday(3)}`, 'Bookings | Fitness classes'],
  ['courts', `${riverside}/badminton/${dayFromToday(3)}`, 'Bookings | Badminton'],
  ['swims', `${riverside}/lane-swimming/${dayFromToday(3)}`, 'Bookings | Lane swimming'],
  ['packages', '/packages/location/riverside-leisure-centre', 'Bookings | Packages'],
  ['membership discounts', '/pricing?venue=riverside-leisure-centre', 'Bookings | Membership discounts'],
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

test('who has no venue yet is led home and told why', async ({ page }) => {
  await page.goto('/redirect-to-selected-venue');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please select a venue before booking an activity')).toBeVisible();
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of [
    '/location/nowhere',
    '/camps/location/nowhere',
    '/courses/location/nowhere',
    '/packages/location/nowhere',
    '/packages/location/riverside-leisure-centre/00000000-0000-4000-8000-000000000001/book',
    '/pricing?venue=nowhere',
    '/location/%E0%A4%A',
    '/no/such/page/at/all',
  ]) {
    test(`${path} is a real 404 with a way home`, async ({ page }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(
        page
          .getByText('Whoops! Looks like you’ve gone offside.')
          .or(page.getByText("Whoops! Looks like you've gone offside.")),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    });
  }
});

test.describe('what is not there can be read without a script', () => {
  const absent = [
    ['bookings', '/no/such/page/at/all'],
    ['bookings', '/location/nowhere'],
    ['bookings', `${riverside}/nothing`],
    ['bookings', `${riverside}/nothing/${dayFromToday(3)}`],
    ['bookings', '/camps/location/nowhere'],
    ['bookings', `/camps${riverside}/holiday-camps/timetable/nothing`],
    ['bookings', '/order-confirmed/nothing?rt=none'],
    ['bookings', '/booking-confirmed/nothing?rt=none'],
    ['account', '/no/such/page'],
    ['joining', '/no/such/page'],
  ] as const;

  for (const [zone, path] of absent) {
    test(`${path} of ${zone}, from the cache too`, async ({ baseURL }) => {
      for (const time of ['first', 'second']) {
        const { status, readable } = await readPage(getAddress(zone, path, baseURL ?? ''));
        expect([time, status, /<h1[^>]*>([^<]+)/.exec(readable)?.[1]]).toEqual([
          time,
          404,
          expect.stringContaining('gone offside'),
        ]);
        expect(readable).toMatch(/<title>[^<]*Page not found<\/title>/);
      }
    });
  }
});

test('every language and mode of a page is kept, apart from the others', async ({ baseURL }) => {
  const variants = [
    ['', 'en', 'web', 'Book an activity'],
    ['?embedded=true', 'en', 'embedded', 'Book an activity'],
    ['?kiosk=true', 'en', 'kiosk', 'Book an activity'],
    ['?lang=cy', 'cy', 'web', 'Archebu gweithgaredd'],
    ['?lang=cy&embedded=true', 'cy', 'embedded', 'Archebu gweithgaredd'],
    ['?lang=cy&kiosk=true', 'cy', 'kiosk', 'Archebu gweithgaredd'],
  ] as const;
  const pages = new Set<string>();
  for (const [query, language, mode, title] of variants) {
    const address = getAddress('bookings', `${riverside}${query}`, baseURL ?? '');
    await readPage(address);
    const { cache, html } = await readPage(address);
    // STALE is served from the cache too, while a new page is rendered for the next visitor.
    const isKept = cache === 'HIT' || cache === 'STALE';
    const found = {
      isKept,
      language: /<html lang="(\w+)"/.exec(html)?.[1],
      mode: /<body class="(\w+)/.exec(html)?.[1],
    };
    expect([query, found]).toEqual([query, { isKept: true, language, mode }]);
    expect(html).toContain(title);
    pages.add(html);
  }
  expect(pages.size).toBe(variants.length);
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
