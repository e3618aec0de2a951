import type { Insertable } from 'kysely';
import type { VenuesTable } from '#backend/db/tables/venues.ts';
import {
  geocodeEndpoint,
  getVenueEndpoint,
  listOnlineJoiningVenuesEndpoint,
  listVenuesEndpoint,
  type VenueFacility,
} from '#contract/venues/venues.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db, { onlineJoiningEnabled: false });
// One degree of latitude is 69.09 miles.
const centre = { latitude: 53.48, longitude: -2.24 };
await makeVenue(db, {
  name: 'Central Baths',
  slug: 'central-baths',
  town: 'Manchester',
  postcode: 'M1 1AE',
  ...centre,
});
await makeVenue(db, {
  name: 'North Pool',
  slug: 'north-pool',
  town: 'Bury',
  postcode: 'BL9 0AA',
  latitude: 53.58,
  longitude: -2.24,
  onlineJoiningEnabled: true,
});
await makeVenue(db, { name: 'Far Hall', slug: 'far-hall', town: 'Leeds 100%', latitude: 53.8, longitude: -1.55 });
await makeVenue(db, { name: 'Unmapped', slug: 'unmapped', postcode: 'M1 2XX' });
await db
  .insertInto('postcodes')
  .values({ code: 'M1 1', ...centre })
  .execute();
await db
  .insertInto('places')
  .values([
    { name: 'Bury', latitude: 53.59, longitude: -2.3, population: 80_000 },
    { name: 'Bury St Edmunds', latitude: 52.25, longitude: 0.71, population: 40_000 },
  ])
  .execute();

async function list(query: string): Promise<string[]> {
  return getData(listVenuesEndpoint, await call(`/api/activities/venues?${query}`)).map(({ slug }) => slug);
}

describe('the list of venues', () => {
  it('has all of them by name, the unmapped one too', async () => {
    expect(await list('')).toEqual(['central-baths', 'far-hall', 'north-pool', 'unmapped']);
  });

  it.each([
    ['name', 'search=pool', ['north-pool']],
    ['town, whatever the case', 'search=MANCH', ['central-baths']],
    ['postcode', 'search=m1%201', ['central-baths']],
    ['text that is a pattern elsewhere', 'search=100%25', ['far-hall']],
    ['text that only a pattern would fit', 'search=_', []],
  ])('searches by %s', async (_, query, found) => {
    expect(await list(query)).toEqual(found);
  });

  it('is within the radius and nearest first, with a point; 5 miles unless told otherwise', async () => {
    const point = 'latitude=53.5&longitude=-2.24';
    expect(await list(point)).toEqual(['central-baths']);
    expect(await list(`${point}&radius=8`)).toEqual(['central-baths', 'north-pool']);
    const [first] = getData(listVenuesEndpoint, await call(`/api/activities/venues?${point}`));
    expect(first?.distanceMiles).toBeCloseTo(0.02 * 69.09, 1);
  });

  it('reads a postcode as the place it is, in any spelling', async () => {
    expect(await list('postcode=M1%201AE')).toEqual(['central-baths']);
    expect(await list('postcode=m11ae&radius=8')).toEqual(['central-baths', 'north-pool']);
  });

  it('falls back from a postcode that nobody knows to venues of its district, and then to nothing', async () => {
    expect(await list('postcode=BL9%205ZZ')).toEqual(['north-pool']);
    expect(await list('postcode=ZE1%200AA')).toEqual([]);
    expect(await list('postcode=12345')).toEqual([]);
  });

  it.each([
    ['radius=31', { radius: ['Must be at most 30'] }],
    ['radius=-1', { radius: ['Must be at least 0'] }],
    ['postcode=M1', { postcode: ['Must contain between 5 and 7 characters'] }],
    ['latitude=91&longitude=0', { latitude: ['Must be at most 90'] }],
    [`search=${'x'.repeat(256)}`, { search: ['Must contain at most 255 character(s)'] }],
  ])('refuses %s', async (query, errors) => {
    expect(getFailure(await call(`/api/activities/venues?${query}`))).toMatchObject({ status: 422, errors });
  });

  it('of online joining has those that switch it on, whatever the operator says', async () => {
    const answer = await call('/api/activities/venues/online-joining');
    expect(getData(listOnlineJoiningVenuesEndpoint, answer).map(({ slug }) => slug)).toEqual(['north-pool']);
  });

  it('of online joining comes in pages, and past its end is empty', async () => {
    const page = async (number: number) => {
      const answer = await call(`/api/activities/venues/online-joining?search=north&per_page=1&page=${number}`);
      const found = getData(listOnlineJoiningVenuesEndpoint, answer).map(({ slug }) => slug);
      return { found, pagination: answer.json };
    };
    const pagination = { total_records: 1, total_pages: 1, next_page: null, records_per_page: 1 };
    expect(await page(1)).toMatchObject({ found: ['north-pool'], pagination: { pagination } });
    expect(await page(2)).toMatchObject({ found: [], pagination: { pagination } });
  });
});

describe('one venue', () => {
  it('is found by slug and by id', async () => {
    const bySlug = getData(getVenueEndpoint, await call('/api/activities/venues/central-baths'));
    expect(bySlug).toMatchObject({
      coordinates: centre,
      lat: centre.latitude,
      lng: centre.longitude,
      onlineJoiningEnabled: false,
    });
    expect(getData(getVenueEndpoint, await call(`/api/activities/venues/${bySlug.venueId}`))).toEqual(bySlug);
  });

  const buildings: [string, Pick<Insertable<VenuesTable>, 'facilities' | 'poolLengths'>, VenueFacility[] | null][] = [
    ['nothing where nothing is known', {}, null],
    [
      'its pools by their lengths, then the rest',
      { poolLengths: [25, 12.5], facilities: ['pool', 'cafe'] },
      [{ code: 'pool', metres: 25 }, { code: 'pool', metres: 12.5 }, { code: 'cafe' }],
    ],
    [
      'that it has a pool of unknown length',
      { facilities: ['pool', 'parking'] },
      [{ code: 'pool' }, { code: 'parking' }],
    ],
    ['that there is nothing', { facilities: [] }, []],
  ];
  it.each(buildings)('says of its building %s', async (_, known, facilities) => {
    const { slug } = await makeVenue(db, known);
    expect(getData(getVenueEndpoint, await call(`/api/activities/venues/${slug}`)).facilities).toEqual(facilities);
  });

  it('is 404 when there is none', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000009';
    expect((await call(`/api/activities/venues/${unknownId}`)).status).toBe(404);
    expect(getFailure(await call('/api/activities/venues/nowhere'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('geocoding', () => {
  async function places(query: string) {
    const answer = await call(`/api/activities/geocode?query=${encodeURIComponent(query)}`);
    return getData(geocodeEndpoint, answer).map(({ name, type }) => `${type}: ${name}`);
  }

  it.each([
    ['m1 1ae', ['postcode: M1 1AE']],
    ['M1 1', ['postcode: M1 1']],
    ['bury', ['place: Bury', 'place: Bury St Edmunds']],
    ['pool', ['venue: North Pool']],
    ['%', []],
    ['nothing like it', []],
  ])('finds for %s', async (query, found) => {
    expect(await places(query)).toEqual(found);
  });

  it('gives at most as many as asked, and needs a question', async () => {
    const answer = await call('/api/activities/geocode?query=bury&limit=1');
    expect(getData(geocodeEndpoint, answer)).toHaveLength(1);
    expect(getFailure(await call('/api/activities/geocode')).errors).toEqual({ query: ['Required'] });
    expect(getFailure(await call('/api/activities/geocode?query=a&limit=11')).errors).toEqual({
      limit: ['Must be at most 10'],
    });
  });

  it('answers sixty times a minute', async () => {
    const limited = testBackend({ db });
    for (let time = 0; time < 60; time += 1) await limited.call('/api/activities/geocode?query=bury');
    const answer = await limited.call('/api/activities/geocode?query=bury');
    expect(getFailure(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
