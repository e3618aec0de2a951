import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { newCustomer, type Customer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday } from './support/timetable.ts';

/** It moves to v2 thirty days from now. */
const moving = '/location/beacon-hill-pools';
/** It never moves. */
const staying = '/location/clifton-common-sports-hall';

/** The paths of the calls by which pages read a day of an activity, in their order. */
function watchDays(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/activity\/.*\/(times|timetable|slots)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const isV2 = (path: string) => path.includes('/v2/');
/** One in the morning and one in the evening: not every day has both. */
const addClass = (page: Page) =>
  page.getByRole('button', { name: /^Add to basket (Vinyasa yoga|Stretch and restore)/ }).first();

/** The last day with classes before the venue moves, and the first from then on. */
async function readSides({ call }: Customer): Promise<{ before: string; after: string }> {
  const params = { venue: 'beacon-hill-pools', category: 'fitness-classes' };
  const { data } = await call('listActivityDates', { params });
  const days = Object.values(data).filter(({ available }) => available);
  const before = days.findLast((day) => !day.isV2)?.raw;
  const after = days.find((day) => day.isV2)?.raw;
  if (before === undefined || after === undefined) throw new Error('no classes on both sides of the move');
  return { before, after };
}

for (const [side, tag] of [
  ['before', '@desktop'],
  ['after', '@phone'],
] as const) {
  test(`a class ${side} the move of its venue is booked, paid for and cancelled`, { tag }, async ({ page }) => {
    const isNew = side === 'after';
    const customer = await newCustomer(page);
    const day = `${moving}/fitness-classes/${(await readSides(customer))[side]}`;
    const read = watchDays(page);
    await open(page, day);
    await expectNoAxeViolations(page);
    await addClass(page).click();
    await expectToast(page, 'Successfully added item to the basket.');
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read.map(isV2))).toEqual(new Set([isNew]));
    await openCheckout(page);
    await pay(page, cards.approved);
    await confirmedOrder(page);
    const query = { cancellationSource: 'customers' } as const;
    const { data: bookings } = await customer.call('listBookings', { query });
    expect(bookings.map((booking) => booking.isV2)).toEqual([isNew]);

    await open(page, day);
    await page
      .getByRole('button', { name: /^Cancel (Vinyasa yoga|Stretch and restore)/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click();
    await expect
      .poll(async () => (await customer.call('listBookings', { query })).data.map(({ status }) => status))
      .toEqual([]);
  });
}

test('days on both sides show each class once', { tag: '@desktop' }, async ({ page }) => {
  const sides = await readSides(await newCustomer(page));
  for (const date of [sides.before, sides.after]) {
    await open(page, `${moving}/fitness-classes/${date}`);
    await expect(page.getByRole('heading', { name: 'Vinyasa yoga', exact: true })).toHaveCount(1);
  }
});

test('a court of a venue that stays is booked by its old id', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  const read = watchDays(page);
  const date = dayFromToday(4 + (customer.id % 20));
  await open(page, `${staying}/badminton/${date}`);
  const { data: slots } = await customer.call('listActivitySlots', {
    params: { venue: 'clifton-common-sports-hall', activity: 'badminton' },
    query: { date },
  });
  const free = slots.toReversed().find(({ bookableAction }) => bookableAction?.action === 'book');
  expect(typeof free?.id).toBe('number');
  const time = free?.startsAt.local.slice(11, 16);
  await page.getByRole('button', { name: `${free?.locationName}, ${time}` }).click();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .click();
  await expectToast(page, 'Successfully added item to the basket.');
  expect(read.some(isV2)).toBe(false);
  const { data: cart } = await customer.call('getCart', {});
  expect(cart.items).toMatchObject([{ type: 'activity', activityId: free?.id }]);
  await customer.call('clearCart', {});
});
