import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrate } from '../../../backend/db/migrate.ts';
import { testDatabase } from '../../support/database.ts';

const { db, url } = await testDatabase({ isBare: true });

test('processes that start together apply each file once, in order', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const files = await readdir(new URL('../../../backend/db/migrations/', import.meta.url));
  expect(applied.flat()).toEqual(files.sort());
  expect(await migrate(url)).toEqual([]);
});

test('distance_miles measures miles along the globe', async () => {
  const { rows } = await sql<{ miles: number }>`
    select distance_miles(53.4808, -2.2426, 51.5074, -0.1278) as miles`.execute(db);
  expect(rows[0]?.miles).toBeCloseTo(162.8, 0);
});
