import { makeVenues } from '#backend/demo/growth/make-venue.ts';
import { compress } from '#backend/http/output/http-reply.ts';
import { listVenuePointsEndpoint } from '#contract/venues/venues.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const path = '/api/activities/venues/points';

afterEach(async () => {
  await db.deleteFrom('venues').execute();
});

it('is every venue on the map by name, to eleven metres', async () => {
  await makeVenue(db, { name: 'Unmapped' });
  const north = await makeVenue(db, { name: 'North', slug: 'north', latitude: 58.123_449, longitude: -3.000_06 });
  const lido = await makeVenue(db, { name: 'Lido', slug: 'lido', latitude: 53.5, longitude: -2.2 });
  const answer = await call(path);
  expect(answer.headers.get('cache-control')).toContain('public, max-age=60');
  expect(getData(listVenuePointsEndpoint, answer)).toEqual([
    [lido.id, 'lido', 'Lido', 53.5, -2.2],
    [north.id, 'north', 'North', 58.1234, -3.0001],
  ]);
});

it('is within the bounds that are given', async () => {
  await makeVenue(db, { name: 'North', latitude: 58, longitude: -3 });
  await makeVenue(db, { name: 'Lido', latitude: 53.5, longitude: -2.2 });
  const names = async (query: string) =>
    getData(listVenuePointsEndpoint, await call(`${path}?${query}`)).map(([, , name]) => name);
  expect(await names('north=55')).toEqual(['Lido']);
  expect(await names('west=-4&south=50&east=-2.5&north=60')).toEqual(['North']);
  expect(await names('west=0')).toEqual([]);
  expect(getFailure(await call(`${path}?north=91`)).errors).toEqual({ north: ['Must be at most 90'] });
});

it.each(['br', 'gzip'] as const)('is at most 60 KB packed for two thousand venues in %s', async (encoding) => {
  const rows = makeVenues(1, 2000).map(({ name, slug, latitude, longitude }) => ({ name, slug, latitude, longitude }));
  await db.insertInto('venues').values(rows).execute();
  const { text } = await call(path);
  expect(compress(text, encoding).length).toBeLessThanOrEqual(60 * 1024);
});

it('has random ids in the grown world, too, none of them twice', () => {
  const ids = makeVenues(1, 2000).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2000);
  expect(compress(ids.map((id) => id.slice(-10)).join(''), 'br').length).toBeGreaterThan(2000 * 5);
});
