import { getVenueActivityEndpoint, listVenueActivitiesEndpoint } from '#contract/activities/activities.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db, { slug: 'riverside' });
const group = await db
  .insertInto('categories')
  .values({ name: 'Racquets', slug: 'racquets' })
  .returning('id')
  .executeTakeFirstOrThrow();
await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId: group.id, position: 1 }).execute();
const badminton = await makeActivity(db, venue, {
  name: 'Badminton',
  slug: 'badminton',
  bookingType: 'resources',
  parentId: group.id,
});
await makeActivity(db, venue, { name: 'Fitness', slug: 'fitness' });
await makeActivity(db, await makeVenue(db), { name: 'Elsewhere', slug: 'elsewhere' });
const court = await makeLocation(db, venue, 'Court 1');
await makeSlot(db, badminton, { id: court }, { price: 920 });
const squash = await makeActivity(db, venue, {
  name: 'Squash',
  slug: 'squash',
  bookingType: 'resources',
  parentId: group.id,
});
const glass = await makeLocation(db, venue, 'Glass court');
await makeSlot(db, squash, { id: court }, { price: 1200 });
await makeSlot(db, squash, { id: glass }, { price: 840 });
await makeSlot(db, squash, { id: glass }, { price: 100, isSoldIndividually: false });
const empty = await db
  .insertInto('categories')
  .values({ name: 'Nothing yet', slug: 'nothing' })
  .returning('id')
  .executeTakeFirstOrThrow();
await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId: empty.id }).execute();

const path = '/api/activities/venue/riverside/categories';

it('lists what a venue offers by time: roots only, in the operator’s order, without empty groups', async () => {
  const activities = getData(listVenueActivitiesEndpoint, await call(path));
  expect(activities.map(({ slug, isRoot, children }) => ({ slug, isRoot, children }))).toEqual([
    { slug: 'fitness', isRoot: true, children: [] },
    { slug: 'racquets', isRoot: true, children: [] },
  ]);
});

it('gives a group the type of what is in it', async () => {
  const activity = getData(getVenueActivityEndpoint, await call(`${path}/racquets`));
  expect(activity).toMatchObject({ v1Type: 'ad_hoc_templates', v2Type: 'resources' });
  expect(activity.children).toMatchObject([{ slug: 'badminton', isRoot: false, children: [] }, { slug: 'squash' }]);
});

it('finds a sub-activity by its slug, with the places in use this week', async () => {
  const activity = getData(getVenueActivityEndpoint, await call(`${path}/badminton`));
  expect(activity).toMatchObject({
    isRoot: false,
    locations: [{ id: court, name: 'Court 1', venueSlug: 'riverside' }],
  });
});

it('names the activity above a sub-activity where that has others', async () => {
  const read = async (slug: string) => getData(getVenueActivityEndpoint, await call(`${path}/${slug}`)).parent;
  expect(await read('badminton')).toEqual({ slug: 'racquets', name: 'Racquets' });
  expect(await read('racquets')).toBeNull();
  expect(await read('fitness')).toBeNull();
  const single = await makeVenue(db, { slug: 'single' });
  const only = await makeActivity(db, single, {
    name: 'Only court',
    slug: 'only-court',
    bookingType: 'resources',
    parentId: group.id,
  });
  await db.insertInto('venueActivities').values({ venueId: single.id, categoryId: group.id, position: 1 }).execute();
  await makeSlot(db, only, { id: await makeLocation(db, single, 'Court') }, { price: 900 });
  const activity = await call('/api/activities/venue/single/categories/only-court');
  expect(getData(getVenueActivityEndpoint, activity).parent).toBeNull();
});

it('says the lowest price of the week, of a group that of all its sub-activities', async () => {
  const racquets = getData(getVenueActivityEndpoint, await call(`${path}/racquets`));
  expect(racquets.priceFrom).toEqual({ value: 840, currency: 'GBP', formatted: '£8.40' });
  expect(racquets.children.map(({ priceFrom }) => priceFrom?.value)).toEqual([920, 840]);
  expect(getData(getVenueActivityEndpoint, await call(`${path}/fitness`)).priceFrom).toBeNull();
});

it('says the price of the lowest ticket that is not free of what is sold by tickets, although its sessions have none', async () => {
  const pools = await makeVenue(db);
  const swimming = await makeActivity(db, pools, { name: 'Swimming', slug: 'swimming', bookingType: 'ticketed' });
  const pool = await makeLocation(db, pools, 'Main pool');
  await makeSlot(db, swimming, { id: pool });
  await makeTicket(db, swimming, { price: 540 });
  await makeTicket(db, swimming, { price: 340, number: 2 });
  await makeTicket(db, swimming, { price: 0, number: 3 });
  const [activity] = getData(listVenueActivitiesEndpoint, await call(`/api/activities/venue/${pools.slug}/categories`));
  expect(activity?.priceFrom).toMatchObject({ value: 340 });
});

it.each([
  '/api/activities/venue/nowhere/categories',
  `${path}/elsewhere`,
  '/api/activities/venue/nowhere/categories/fitness',
])('answers 404 to %s', async (unknown) => {
  expect((await call(unknown)).status).toBe(404);
});
