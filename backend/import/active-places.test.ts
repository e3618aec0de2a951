import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listVenuesEndpoint } from '#contract/venues/venues.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { getData } from '#tests/support/replies.ts';
import { importPostcodes } from './import-postcodes.ts';
import { importVenues } from './import-venues.ts';

/** PUBLIC_DATA names the folder of the public data sets, which are not part of the project (docs/import.md). */
const folder = process.env.PUBLIC_DATA ?? '';
const venuesFile = join(folder, 'venues/england-public-pools-active-places.csv');
const sectorsFile = join(folder, 'postcodes/gb-postcode-sectors.csv');
const files = [venuesFile, sectorsFile];
const missing = files.filter((file) => !existsSync(file)).length;
const { db } = await testDatabase();
const { call } = testBackend({ db });
const withFiles = missing === 0 ? describe : describe.skip;

withFiles(`the public pools of England (${missing} of ${files.length} files absent)`, () => {
  const list = async (query: string) => {
    const answer = await call(`/api/activities/venues?${query}`);
    return getData(listVenuesEndpoint, answer);
  };

  beforeAll(async () => {
    await makeOperator(db);
    expect(await importVenues(db, venuesFile)).toEqual({ imported: 1738, problems: [] });
    expect(await importPostcodes(db, sectorsFile)).toMatchObject({ imported: 10_847, problems: [] });
  }, 60_000);

  it('are all there, each with a point and a slug of its own', async () => {
    const venues = await list('');
    expect(venues).toHaveLength(1738);
    expect(venues.filter(({ coordinates }) => coordinates === null)).toEqual([]);
    expect(new Set(venues.map(({ slug }) => slug)).size).toBe(1738);
  });

  it('say how long their pools are', async () => {
    const [leisure] = await list('search=PR9%200DS');
    expect(leisure?.facilities).toEqual([18, 14, 5].map((metres) => ({ code: 'pool', metres })));
  });

  it('are found by name, by town and by postcode', async () => {
    expect((await list('search=victoria%20leisure')).map(({ slug }) => slug)).toContain('victoria-leisure-southport');
    expect((await list('search=shrewsbury')).length).toBeGreaterThan(1);
    expect((await list('search=PR9%200DS')).map(({ name }) => name)).toContain('Victoria Leisure');
  });

  it('are found around a postcode, nearest first', async () => {
    const near = await list('postcode=PR9%200DS&radius=30');
    expect(near[0]).toMatchObject({ name: 'Victoria Leisure' });
    expect(near[0]?.distanceMiles).toBeLessThan(1.5);
    const distances = near.map(({ distanceMiles }) => distanceMiles ?? 0);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });
});
