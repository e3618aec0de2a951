import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '#tests/support/database.ts';
import { importPostcodes } from './import-postcodes.ts';
import { importVenues } from './import-venues.ts';
import { getSentence, skippedLines } from './venue-line.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function getFile(...lines: string[]): Promise<string> {
  const path = join(folder, `${(count += 1)}.csv`);
  await writeFile(path, lines.join('\n'));
  return path;
}

const header = 'site_id,name,street,town,postcode,lat,lon,website';
const venues = () =>
  db.selectFrom('venues').select(['id', 'slug', 'name', 'postcode', 'latitude']).orderBy('slug').execute();

beforeEach(async () => {
  await db.deleteFrom('venues').execute();
});

describe('venues', () => {
  it('come in with address, point and a slug of name and town', async () => {
    const path = await getFile(
      header,
      '1,St Ann’s Pool & Gym,"1, High Street",Bury,bl90aa,53.6,-2.3,http://x',
      '2,Bath Lido Bath,,Bath,,51.38,-2.36,',
    );
    expect(await importVenues(db, path)).toEqual({ imported: 2, problems: [] });
    expect(await venues()).toMatchObject([
      { slug: 'bath-lido-bath', postcode: '' },
      { slug: 'st-anns-pool-gym-bury', name: 'St Ann’s Pool & Gym', postcode: 'BL9 0AA', latitude: 53.6 },
    ]);
  });

  it('are brought up to date at the next import, and keep what the operator set', async () => {
    await importVenues(db, await getFile(header, '1,Pool,Old Street,Bury,BL9 0AA,53.6,-2.3,'));
    const [before] = await venues();
    await db.updateTable('venues').set({ openingTimes: 'Mo-Su 07:00-21:00' }).execute();
    await importVenues(db, await getFile(header, '1,Pool,New Street,Bury,BL9 0AB,53.7,-2.3,'));
    expect(await venues()).toEqual([{ ...before, postcode: 'BL9 0AB', latitude: 53.7 }]);
    const { openingTimes, address1 } = await db.selectFrom('venues').selectAll().executeTakeFirstOrThrow();
    expect({ openingTimes, address1 }).toEqual({ openingTimes: 'Mo-Su 07:00-21:00', address1: 'New Street' });
  });

  it('of one name are told apart, the same way in any order', async () => {
    const lines = [
      '1,Pool,,Bury,BL9 0AA,53.6,-2.3,',
      '2,Pool,,Bury,BL9 5ZZ,53.6,-2.3,',
      '3,Pool,,Bury,BL9 5ZZ,53.6,-2.3,',
    ];
    await importVenues(db, await getFile(header, ...lines));
    const first = await venues();
    expect(first.map(({ slug }) => slug)).toEqual(['pool-bury-bl9-0aa', 'pool-bury-bl9-5zz-2', 'pool-bury-bl9-5zz-3']);
    await importVenues(db, await getFile(header, ...lines.toReversed()));
    expect(await venues()).toEqual(first);
  });

  it('listed in several lines, one for each of their halls, come in once', async () => {
    const lines = ['7,Pool,,Bury,BL9 0AA,53.6,-2.3,', '7,Pool,,Bury,BL9 0AA,53.7,-2.3,'];
    expect(await importVenues(db, await getFile(header, ...lines))).toEqual({ imported: 1, problems: [] });
    expect(await venues()).toMatchObject([{ slug: 'pool-bury', latitude: 53.7 }]);
  });

  it('keep the slug of a venue that had its name to itself before', async () => {
    await importVenues(db, await getFile(header, '1,Pool,,Bury,BL9 0AA,53.6,-2.3,'));
    await importVenues(db, await getFile(header, '2,Pool,,Bury,BL9 5ZZ,53.6,-2.3,', '1,Pool,,Bury,BL9 0AA,53.6,-2.3,'));
    expect((await venues()).map(({ slug }) => slug)).toEqual(['pool-bury', 'pool-bury-bl9-5zz']);
  });

  it('never get a slug that is a path of the API', async () => {
    await importVenues(db, await getFile(header, '1,Points,,,,53.6,-2.3,'));
    expect(await venues()).toMatchObject([{ slug: 'venue-points' }]);
  });

  it('with a fault are left out and named by line and column; the others come in', async () => {
    const path = await getFile(
      header,
      '1,,,Bury,BL9 0AA,53.6,-2.3,',
      '2,Good,,Bury,BL9 0AA,53.6,-2.3,',
      '3,Odd,,Bury,12345,91,west,',
      '4,Half,,Bury,BL9 0AA,53.6,,',
      '5,Short,,Bury',
      '6,Also good,,Bury,BL9 0AA,,,',
    );
    const { imported, problems } = await importVenues(db, path);
    expect(imported).toBe(2);
    expect(skippedLines(problems)).toBe(4);
    expect(problems.map(getSentence)).toEqual([
      'line 2: name must not be empty',
      'line 4: postcode must be a UK postcode',
      'line 4: lat must be a number from -90 to 90',
      'line 4: lon must be a number from -180 to 180',
      'line 5: lat and lon must both be given, or neither',
      'line 6: has another number of columns than the first line',
    ]);
  });

  it('say what the building has; what a file does not say stays as the operator set it', async () => {
    const known = () => db.selectFrom('venues').select(['facilities', 'poolLengths']).executeTakeFirstOrThrow();
    const columns = 'name,town,lat,lon,pool_lengths_m,facilities';
    await importVenues(db, await getFile(columns, 'Pool,Bury,53.6,-2.3,12.5|25|25,'));
    expect(await known()).toEqual({ facilities: null, poolLengths: [25, 12.5] });
    await importVenues(db, await getFile(columns, 'Pool,Bury,53.6,-2.3,,cafe | step_free|cafe'));
    expect(await known()).toEqual({ facilities: ['cafe', 'step_free'], poolLengths: [25, 12.5] });
  });

  it('whose facilities cannot be read are left out and named', async () => {
    const columns = 'name,town,lat,lon,pool_lengths_m,facilities';
    const { imported, problems } = await importVenues(
      db,
      await getFile(
        columns,
        'One,Bury,53.6,-2.3,25 m,',
        'Two,Bury,53.6,-2.3,0,',
        'Three,Bury,53.6,-2.3,,cafe|bar',
        'Four,Bury,53.6,-2.3,33.3,sauna',
      ),
    );
    expect(imported).toBe(1);
    expect(problems.map(getSentence)).toEqual([
      'line 2: pool_lengths_m must be lengths in metres, with | between them',
      'line 3: pool_lengths_m must be lengths in metres, with | between them',
      expect.stringMatching(/^line 4: facilities must be some of pool, cafe, .*creche, with \| between them$/),
    ]);
  });

  it('need their columns', async () => {
    await expect(importVenues(db, await getFile('name,town', 'Pool,Bury'))).rejects.toThrow(
      'The file has no column "lat" or "latitude".',
    );
  });

  it('need a file', async () => {
    await expect(importVenues(db, join(folder, 'absent.csv'))).rejects.toThrow('ENOENT');
  });

  it('come in from a file with a byte order mark and Windows line ends', async () => {
    const path = join(folder, 'windows.csv');
    await writeFile(path, `\uFEFF${header.toUpperCase()}\r\n1,Pool,,Bury,BL9 0AA,53.6,-2.3,\r\n`);
    expect(await importVenues(db, path)).toEqual({ imported: 1, problems: [] });
  });
});

describe('postcodes', () => {
  const codes = async () =>
    (await db.selectFrom('postcodes').select('code').orderBy('code').execute()).map(({ code }) => code);

  it('come in as districts, sectors or whole, once each', async () => {
    await importPostcodes(
      db,
      await getFile('sector,lat,lon,units', 'AB10 1,57.1,-2.1,198', 'ab10  6,57.2,-2.2,1', 'AB10 1,57.3,-2.1,2'),
    );
    await importPostcodes(db, await getFile('district,latitude,longitude', 'AB10,57.1,-2.1'));
    expect(await codes()).toEqual(['AB10', 'AB10 1', 'AB10 6']);
    const { latitude } = await db
      .selectFrom('postcodes')
      .where('code', '=', 'AB10 1')
      .select('latitude')
      .executeTakeFirstOrThrow();
    expect(latitude).toBe(57.3);
  });

  it('with a fault are left out and named', async () => {
    const { imported, problems } = await importPostcodes(
      db,
      await getFile('sector,lat,lon', 'nowhere,57,-2', 'M1 1,,-2', 'M1 2,53,-2'),
    );
    expect(imported).toBe(1);
    expect(problems.map(getSentence)).toEqual([
      'line 2: code must be a UK postcode, sector or district',
      'line 3: latitude must be a number from -90 to 90',
    ]);
  });
});
