import type { Page } from '@playwright/test';
import { noteShifts, shiftsOn } from './support/expect/layout-shifts.ts';
import { add, freeCourt } from './support/fill-basket.ts';
import { newCustomer, refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { siteCall } from './support/site-call.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

/** From a booking to what somebody else sees of it. */
const within = { timeout: 5_000 };

/** Opens a timetable, waits until its places follow, and notes from then on what moves without a press. */
async function watch(page: Page, path: string): Promise<void> {
  await refuseCookiesBefore(page);
  const isFollowed = page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith('/api/live/'));
  await open(page, path);
  expect((await isFollowed).status()).toBe(200);
  await noteShifts(page, 'now');
}

test(
  'a court that somebody else takes is shown as sold out, without a reload',
  { tag: '@phone' },
  async ({ page, otherPage }) => {
    const quick = await newCustomer(otherPage);
    const court = await freeCourt(quick);
    const [date = ''] = court.startsAt.local.split(' ');
    await watch(page, `${riverside}/badminton/${date}`);
    const name = `${court.locationName}, ${court.startsAt.local.slice(11, 16)}`;
    const cell = page.getByRole('button', { name });
    await expect(cell).toBeVisible();
    await add(quick, court);
    await expect(cell).toBeHidden(within);
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${name}.*Sold out`) })).toBeVisible();
    expect(await shiftsOn(page)).toEqual([]);
  },
);

test('the places of a class follow what others book', { tag: '@desktop' }, async ({ page, otherPage }) => {
  const customer = await newCustomer(otherPage);
  const params = { venue: 'riverside-leisure-centre', activity: 'fitness-classes' };
  const date = dayFromToday(9);
  const { data } = await siteCall(otherPage)('listActivityTimetableV2', { params, query: { date } });
  const session = data.find(
    ({ bookableAction, capacity }) => bookableAction?.action === 'book' && capacity.available > 1,
  );
  if (session === undefined) throw new Error('no class to book');
  await watch(page, `${riverside}/fitness-classes/${date}`);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: session.templateName })
    .filter({ hasText: session.startsAt.local.slice(11, 16) });
  await expect(row.getByText(`${session.capacity.available} available`)).toBeVisible();
  await add(customer, session);
  await expect(row.getByText(`${session.capacity.available - 1} available`)).toBeVisible(within);
  expect(await shiftsOn(page)).toEqual([]);
});
