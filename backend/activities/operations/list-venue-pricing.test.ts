import { listVenuePricingEndpoint } from '#contract/activities/pricing.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeMemberPrice } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
await makeOperator(db);
const venue = await makeVenue(db);
const [swim, yoga] = [
  await makeActivity(db, venue, { name: 'Swimming', bookingType: 'ticketed' }),
  await makeActivity(db, venue, { name: 'Yoga', price: 620 }),
];
const [adult, junior] = [
  await makeTicket(db, swim, { name: 'Adult', price: 560 }),
  await makeTicket(db, swim, { name: 'Junior', number: 2, price: 340 }),
];
const course = await makeCourse(db, venue);

async function makeType(name: string, facts: { position?: number; isSoldOnline?: boolean } = {}): Promise<string> {
  const { id } = await db
    .insertInto('membershipTypes')
    .values({ name, price: 3600, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const [allRound, swimOnly, staff] = [
  await makeType('All-round', { position: 1 }),
  await makeType('Swim', { position: 2 }),
  await makeType('Staff', { isSoldOnline: false }),
];
const yogaPrice = yoga.pricingOptionId ?? '';
await makeMemberPrice(db, swimOnly, adult.pricingOptionId, 500);
await makeMemberPrice(db, allRound, adult.pricingOptionId, 480);
await makeMemberPrice(db, allRound, yogaPrice, 0);
await makeMemberPrice(db, swimOnly, yogaPrice, 620);
await makeMemberPrice(db, staff, yogaPrice, 100);
await makeMemberPrice(db, staff, junior.pricingOptionId, 100);

const path = `/api/activities/venue/${venue.slug}/pricing`;
async function shown() {
  clock.advance(61);
  return getData(listVenuePricingEndpoint, await call(path)).map(({ activity, pricingOption, standard, prices }) => [
    activity.name,
    pricingOption?.name,
    standard.value,
    Object.fromEntries(prices.map(({ membershipType, price }) => [membershipType.name, price.value])),
  ]);
}

it('lists what members pay less for, by activity and price, in the order of the memberships', async () => {
  expect(await shown()).toEqual([
    ['Swimming', 'Adult', 560, { 'All-round': 480, Swim: 500 }],
    ['Yoga', null, 620, { 'All-round': 0 }],
  ]);
  const [first] = getData(listVenuePricingEndpoint, await call(path));
  expect(first).toMatchObject({
    activity: { slug: swim.slug },
    standard: { formatted: '£5.60' },
    prices: [{ membershipType: { id: allRound } }, { membershipType: { id: swimOnly } }],
  });
});

it('lists courses until they are over, and nothing of a schedule that is switched off', async () => {
  const { pricingOptionId } = await db
    .selectFrom('schedules')
    .where('id', '=', course.id)
    .select('pricingOptionId')
    .executeTakeFirstOrThrow();
  await makeMemberPrice(db, allRound, pricingOptionId ?? '', 1000);
  expect((await shown()).length).toBe(3);
  await db.updateTable('schedules').set({ endsAt: clock.now() }).where('id', '=', course.id).execute();
  expect((await shown()).length).toBe(2);
  await db.updateTable('schedules').set({ isActive: false }).where('id', '=', yoga.scheduleId).execute();
  expect((await shown()).map(([activity]) => activity)).toEqual(['Swimming']);
});

it('lists nothing of another venue, and does not know an unknown one', async () => {
  const other = await makeVenue(db);
  expect(getData(listVenuePricingEndpoint, await call(`/api/activities/venue/${other.id}/pricing`))).toEqual([]);
  expect(getFailure(await call('/api/activities/venue/nowhere/pricing'))).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

it('may be kept by everybody', async () => {
  const { headers } = await call(path);
  expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect((await call(path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })).status).toBe(304);
});
