import { openCamps } from '#tests/support/camps/camp-site.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { campDays, makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getFailure, paginationIn } from '#tests/support/replies.ts';

const { db, clock, call, venue, list } = await openCamps();
const nextYear = campDays.map((day) => day.replace('2026-11-30', '2027-03-29').replace('2026-12', '2027-04'));
const winter = await makeCamp(db, venue);
const spring = await makeCamp(db, venue, { starts: nextYear });
await makeCamp(db, venue, { starts: ['2026-11-20T09:00:00Z'] });
const elsewhere = await makeVenue(db);
const other = await makeCamp(db, elsewhere, { schedule: { name: 'A week of football' } });

const slugs = async (query = '') => (await list(query)).map(({ slug }) => slug);

it('lists those not yet over, by start, then name', async () => {
  expect(await slugs()).toEqual([other.slug, winter.slug, spring.slug]);
});

it('leaves out those that are switched off', async () => {
  const inactiveCamp = await makeCamp(db, venue, { schedule: { isActive: false } });
  expect(await slugs()).not.toContain(inactiveCamp.slug);
});

it('finds them by venue and category, a root category with its children', async () => {
  const root = await db
    .insertInto('categories')
    .values({ name: 'Camps', slug: 'camps-root' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('categories').set({ parentId: root.id }).where('id', '=', spring.categoryId).execute();
  expect(await slugs(`venue_slugs=${elsewhere.slug}`)).toEqual([other.slug]);
  expect(await slugs(`venue_ids=${venue.id}&category_slugs=${winter.categorySlug}`)).toEqual([winter.slug]);
  expect(await slugs('category_slugs=camps-root')).toEqual([spring.slug]);
  expect(await slugs(`category_ids=${root.id}&category_ids=${other.categoryId}`)).toEqual([other.slug, spring.slug]);
  expect(await slugs(`venue_slugs=${elsewhere.slug}&category_ids=${root.id}`)).toEqual([]);
});

it('finds them by their start in the wall time of the venue, from inclusive, until exclusive', async () => {
  const summer = await makeVenue(db, { timezone: 'Europe/Athens' });
  const athens = await makeCamp(db, summer, { starts: ['2027-06-01T07:00:00Z'] });
  expect(await slugs('starts_after=2027-06-01 10:00:00')).toEqual([athens.slug]);
  expect(await slugs('starts_after=2027-06-01 10:00:01')).toEqual([]);
  expect(await slugs('starts_after=2027-05-01 00:00:00&starts_before=2027-06-01 10:00:00')).toEqual([]);
});

it('pages, and says where it stands', async () => {
  const first = await call('/api/v1/activities/camps?source=online&per_page=1');
  expect(paginationIn(first)).toMatchObject({
    currentPage: 1,
    nextPage: 2,
    previousPage: null,
    recordsOnCurrentPage: 1,
    totalPages: 4,
    totalRecords: 4,
  });
  const past = await call('/api/v1/activities/camps?source=online&per_page=1&page=9');
  expect(paginationIn(past)).toMatchObject({ nextPage: null, recordsOnCurrentPage: 0, firstRecordOnCurrentPage: 0 });
});

it.each([
  ['source', '', { source: ['Required'] }],
  ['source', 'source=web', { source: ['Must be one of: online, foh'] }],
  ['categories', 'source=online&category_ids=7', { 'category_ids.0': ['Must be a UUID'] }],
  [
    'times',
    'source=online&starts_after=2026-11-24',
    { starts_after: ['Must be a date and time (YYYY-MM-DD HH:MM:SS)'] },
  ],
  [
    'years',
    'source=online&starts_after=0000-01-01 00:00:00',
    { starts_after: ['Must be a date and time (YYYY-MM-DD HH:MM:SS)'] },
  ],
])('refuses wrong %s', async (_, query, errors) => {
  expect(getFailure(await call(`/api/v1/activities/camps?${query}`))).toMatchObject({ status: 422, errors });
});

it('shows the counter only to staff', async () => {
  const [customer, clerk] = [await makePerson(db), await makePerson(db, { permissions: ['sell'] })];
  const path = '/api/v1/activities/camps?source=foh';
  expect((await call(path, { token: customer.token })).status).toBe(403);
  expect((await call(path, { token: clerk.token })).status).toBe(200);
});

it('may be kept for a moment by anybody, and by nobody with a token', async () => {
  const path = '/api/v1/activities/camps?source=online';
  const { headers } = await call(path);
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  expect((await call(path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })).status).toBe(304);
  const { token } = await makePerson(db);
  expect((await call(path, { token })).headers.get('cache-control')).toBe('private, no-store');
});

it('lists none where the venue or the operator has switched camps and courses off', async () => {
  await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: false }).where('id', '=', elsewhere.id).execute();
  clock.advance(5);
  expect(await slugs(`venue_slugs=${elsewhere.slug}`)).toEqual([]);
  await db.updateTable('operators').set({ campsAndCoursesBookingEnabled: false }).execute();
  clock.advance(5);
  expect(await slugs()).toEqual([]);
  await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: true }).where('id', '=', venue.id).execute();
  clock.advance(5);
  expect(await slugs()).toEqual([winter.slug, spring.slug]);
  await db.updateTable('operators').set({ campsAndCoursesBookingEnabled: true }).execute();
});
