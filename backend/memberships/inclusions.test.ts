import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { inclusionSentence, readInclusions } from './inclusions.ts';

const { db } = await testDatabase();
await makeOperator(db);
const [venue, other] = [await makeVenue(db), await makeVenue(db)];
const { id: userId } = await makePerson(db);
const typeId = await makeMembership(db, { venue, userId });
const now = testClock('2026-11-23T09:00:00Z').now();

const swims = await makeActivity(db, venue, { name: 'Lane swim', bookingType: 'ticketed' });
const [adult, junior, senior] = [
  await makeTicket(db, swims, { price: 560 }),
  await makeTicket(db, swims, { name: 'Junior', number: 2, price: 340 }),
  await makeTicket(db, swims, { name: 'Senior', number: 3, price: 420 }),
];
const courts = await makeActivity(db, venue, { name: 'Badminton', price: 920 });
const elsewhere = await makeActivity(db, other, { name: 'Squash', price: 840 });

async function read(venueId = venue.id) {
  const found = await readInclusions(db, { typeIds: [typeId], venueId, currency: 'GBP', now });
  return (found.get(typeId) ?? []).map(inclusionSentence);
}

it('is nothing where no price and no benefit says so', async () => {
  expect(await read()).toEqual([]);
});

it('is what members pay less for at the venue, free first, tickets of one price together', async () => {
  await makeMemberPrice(db, typeId, courts.pricingOptionId ?? '', 780);
  await makeMemberPrice(db, typeId, elsewhere.pricingOptionId ?? '', 700);
  for (const { pricingOptionId } of [adult, junior]) await makeMemberPrice(db, typeId, pricingOptionId, 0);
  // Not less than anybody pays.
  await makeMemberPrice(db, typeId, senior.pricingOptionId, 420);
  expect(await read()).toEqual(['Lane swim (Adult and Junior): free', 'Badminton: £7.80 instead of £9.20']);
  expect(await read(other.id)).toEqual(['Squash: £7.00 instead of £8.40']);
});

it('follows the prices', async () => {
  await db.updateTable('pricingOptions').set({ price: 1000 }).where('id', '=', courts.pricingOptionId).execute();
  expect(await read()).toContain('Badminton: £7.80 instead of £10.00');
  await db.updateTable('schedules').set({ isActive: false }).where('id', '=', swims.scheduleId).execute();
  expect(await read()).toEqual(['Badminton: £7.80 instead of £10.00']);
});

it('is benefits too, where the venue sells what they are for', async () => {
  const benefit = { membershipTypeId: typeId, discountPercent: 100 };
  await db
    .insertInto('membershipBenefits')
    .values([
      { ...benefit, name: 'One free court a week', categoryId: courts.categoryId, usesPerPeriod: 1, period: 'week' },
      { ...benefit, name: 'Free squash', categoryId: elsewhere.categoryId },
    ])
    .execute();
  expect(await read()).toEqual(['Badminton: £7.80 instead of £10.00', 'One free court a week']);
});

it('names the prices of an activity that has several', async () => {
  const studio = await makeVenue(db);
  const [mat, reformer] = [
    await makePricingOption(db, 'session', 620, 'Class'),
    await makePricingOption(db, 'session', 1180, 'Reformer class'),
  ];
  const classes = await makeActivity(db, studio, { name: 'Classes', schedule: { sessionPricingOptionId: mat } });
  const { templateId, ...schedule } = await db
    .selectFrom('schedules')
    .where('id', '=', classes.scheduleId)
    .select(['templateId', 'name', 'bookingType', 'venueId', 'categoryId'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('schedules')
    .values({ ...schedule, templateId, reference: 'REFORMER', sessionPricingOptionId: reformer })
    .execute();
  await makeMemberPrice(db, typeId, mat, 520);
  await makeMemberPrice(db, typeId, reformer, 980);
  expect(await read(studio.id)).toEqual([
    'Classes (Reformer class): £9.80 instead of £11.80',
    'Classes (Class): £5.20 instead of £6.20',
  ]);
});

it('is one line for a price that several activities share', async () => {
  const price = await makePricingOption(db, 'session', 620);
  const schedule = { sessionPricingOptionId: price };
  for (const name of ['Yoga', 'Spin']) await makeActivity(db, other, { name, schedule });
  await makeMemberPrice(db, typeId, price, 520);
  expect(await read(other.id)).toContain('Spin and Yoga: £5.20 instead of £6.20');
});
