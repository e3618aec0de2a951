import {
  getBookableCategoryEndpoint,
  listBookableCategoriesEndpoint,
  type Category,
} from '#contract/activities/categories.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const path = '/api/v1/activities/categories/bookable';

async function list({ slug }: { slug: string }, query = ''): Promise<Category[]> {
  return getData(listBookableCategoriesEndpoint, await call(`${path}/${slug}?${query}`));
}

it('lists what has something to come at the venue, of one booking type if asked', async () => {
  const venue = await makeVenue(db);
  const camp = await makeCamp(db, venue);
  const course = await makeCourse(db, venue);
  const classes = await makeActivity(db, venue);
  await makeSession(db, classes);
  const empty = await makeActivity(db, venue);
  await makeSession(db, empty, { startsAt: new Date('2026-11-24T17:00:00Z') });
  await makeCamp(db, venue, { starts: ['2026-11-20T09:00:00Z'] });
  await makeCourse(db, venue, { schedule: { firstBookableAt: new Date('2026-12-24T18:00:00Z') } });
  expect((await list(venue)).map(({ slug }) => slug).toSorted()).toEqual(
    [camp.categorySlug, course.categorySlug, classes.slug].toSorted(),
  );
  expect(await list(venue, 'booking_type=camps')).toMatchObject([
    { id: camp.categoryId, name: 'Winter adventure', bookingType: 'camps', children: [], parent: null, inUse: null },
  ]);
  expect((await call(`${path}/${venue.slug}?booking_type=discos`)).status).toBe(422);
});

it('gathers sub-categories below their group', async () => {
  const venue = await makeVenue(db);
  const [camp, other] = [await makeCamp(db, venue), await makeCamp(db, await makeVenue(db))];
  const group = await db
    .insertInto('categories')
    .values({ name: 'Holidays', slug: 'holidays' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('categories')
    .set({ parentId: group.id })
    .where('id', 'in', [camp.categoryId, other.categoryId])
    .execute();
  expect(await list(venue)).toMatchObject([
    { slug: 'holidays', bookingType: null, children: [{ id: camp.categoryId }] },
  ]);
  const see = async (category: string) =>
    getData(getBookableCategoryEndpoint, await call(`${path}/${venue.id}/${category}`));
  expect((await see('holidays')).children.map(({ slug }) => slug)).toEqual([camp.categorySlug]);
  expect(await see(camp.categoryId)).toMatchObject({ slug: camp.categorySlug, parent: { slug: 'holidays' } });
});

it('has no camps and courses where they are switched off', async () => {
  const venue = await makeVenue(db, { campsAndCoursesBookingEnabled: false });
  const camp = await makeCamp(db, venue);
  expect(await list(venue)).toEqual([]);
  expect((await call(`${path}/${venue.slug}/${camp.categorySlug}`)).status).toBe(404);
});

it('knows no venue and no category that is not there', async () => {
  const venue = await makeVenue(db);
  expect((await call(`${path}/nowhere`)).status).toBe(404);
  expect((await call(`${path}/${venue.slug}/nothing`)).status).toBe(404);
});
