import { getVenueActivityEndpoint, listVenueActivitiesEndpoint } from '../../../contract/activities.ts';
import { dataOf } from '../../support/replies.ts';
import { testBackend } from '../../support/backend.ts';
import { testDatabase } from '../../support/database.ts';
import { makeActivity } from '../../support/make-activity.ts';
import { makeOperator } from '../../support/make-operator.ts';
import { makeSlot } from '../../support/make-session.ts';
import { makeLocation, makeVenue } from '../../support/make-venue.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db, { slug: 'riverside' });
const group = await db.insertInto('categories').values({ name: 'Racquets', slug: 'racquets' }).returning('id').executeTakeFirstOrThrow();
await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId: group.id, position: 1 }).execute();
const badminton = await makeActivity(db, venue, { name: 'Badminton', slug: 'badminton', bookingType: 'resources', parentId: group.id });
await makeActivity(db, venue, { name: 'Fitness', slug: 'fitness' });
await makeActivity(db, await makeVenue(db), { name: 'Elsewhere', slug: 'elsewhere' });
const court = await makeLocation(db, venue, 'Court 1');
await makeSlot(db, badminton, { id: court });
const empty = await db.insertInto('categories').values({ name: 'Nothing yet', slug: 'nothing' }).returning('id').executeTakeFirstOrThrow();
await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId: empty.id }).execute();

const path = '/api/activities/venue/riverside/categories';

it('lists what a venue offers by time: roots only, in the operator’s order, without empty groups', async () => {
  const activities = dataOf(listVenueActivitiesEndpoint, await call(path));
  expect(activities.map(({ slug, isRoot, children }) => ({ slug, isRoot, children }))).toEqual([
    { slug: 'fitness', isRoot: true, children: [] },
    { slug: 'racquets', isRoot: true, children: [] },
  ]);
});

it('gives a group the type of what is in it', async () => {
  const activity = dataOf(getVenueActivityEndpoint, await call(`${path}/racquets`));
  expect(activity).toMatchObject({ v1Type: 'ad_hoc_templates', v2Type: 'resources' });
  expect(activity.children).toMatchObject([{ slug: 'badminton', isRoot: false, children: [] }]);
});

it('finds a sub-activity by its slug, with the places in use this week', async () => {
  const activity = dataOf(getVenueActivityEndpoint, await call(`${path}/badminton`));
  expect(activity).toMatchObject({ isRoot: false, locations: [{ id: court, name: 'Court 1', venueSlug: 'riverside' }] });
});

it.each(['/api/activities/venue/nowhere/categories', `${path}/elsewhere`, '/api/activities/venue/nowhere/categories/fitness'])(
  'answers 404 to %s',
  async (unknown) => {
    expect((await call(unknown)).status).toBe(404);
  },
);
