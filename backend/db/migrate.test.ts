import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { testDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

const { db, url } = await testDatabase({ isBare: true });

test('processes that start together apply each file once, in order', async () => {
  const appliedPerRun = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const files = await readdir(new URL('./migrations/', import.meta.url));
  expect(appliedPerRun.flat()).toEqual(files.sort());
  expect(await migrate(url)).toEqual([]);
});

test('distance_miles measures miles along the globe', async () => {
  const { rows } = await sql<{ miles: number }>`
    select distance_miles(53.4808, -2.2426, 51.5074, -0.1278) as miles`.execute(db);
  expect(rows[0]?.miles).toBeCloseTo(162.8, 0);
});

describe('files of our own', () => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function folderWith(files: Record<string, string>): Promise<URL> {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-migrations-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return pathToFileURL(`${folder}/`);
  }

  const exists = async (name: string) =>
    (await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)).rows[0]?.is;

  test('a failing file is rolled back as a whole and named, and earlier ones stay applied', async () => {
    const folder = await folderWith({
      '9001_first.sql': 'create table first_done ();',
      '9002_second.sql': 'create table half_done (); create table first_done ();',
    });
    await expect(migrate(url, folder)).rejects.toThrow(
      /^Migration 9002_second.sql failed: relation "first_done" already exists/,
    );
    expect([await exists('first_done'), await exists('half_done')]).toEqual([true, false]);
    await expect(migrate(url, folder)).rejects.toThrow('9002_second.sql');
  });

  test('an index is built concurrently, without blocking writes, where the file says so', async () => {
    const folder = await folderWith({
      '9003_built.sql':
        '-- statement by statement\ncreate table if not exists built (id int);\ncreate index concurrently if not exists built_by_id on built (id);\n',
    });
    expect(await migrate(url, folder)).toEqual(['9003_built.sql']);
    expect(await exists('built_by_id')).toBe(true);
  });

  test('a lock timeout fails the migration with a clear message, instead of blocking every query behind it', async () => {
    const folder = await folderWith({ '9004_locked.sql': 'alter table held add column more int;' });
    await sql`create table held (id int)`.execute(db);
    await db.transaction().execute(async (tx) => {
      await sql`insert into held values (1)`.execute(tx);
      await expect(migrate(url, folder)).rejects.toThrow(
        'Migration 9004_locked.sql could not get its locks within 5 seconds',
      );
    });
    expect(await migrate(url, folder)).toEqual(['9004_locked.sql']);
  });
});
