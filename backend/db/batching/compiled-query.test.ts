import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { testDatabase } from '#tests/support/database.ts';
import { compiledQuery } from './compiled-query.ts';

const { db } = await testDatabase();

it('compiles once and runs with the values of each call, wherever they stand in the text', async () => {
  let builds = 0;
  const span = compiledQuery((_db: Db, { from, until }: { from: number; until: number }) => {
    builds += 1;
    return sql<{ from: number; until: number; between: string }>`
      select ${from}::int as from, ${until}::int as until, ${from}::int || ${' to '} || ${until}::int as between`;
  });
  expect(await span(db, { from: 1, until: 9 })).toEqual([{ from: 1, until: 9, between: '1 to 9' }]);
  expect(await span(db, { until: 5, from: 2 })).toEqual([{ from: 2, until: 5, between: '2 to 5' }]);
  expect(builds).toBe(1);
});

it('runs a query of the query builder and renames the columns of its rows', async () => {
  const named = compiledQuery((of: Db, { slugs }: { slugs: string[] }) =>
    of
      .selectFrom('categories')
      .where('slug', '=', sql<string>`any(${slugs})`)
      .select(['slug', 'parentId']),
  );
  await db
    .insertInto('categories')
    .values([
      { slug: 'rowing', name: 'Rowing' },
      { slug: 'judo', name: 'Judo' },
    ])
    .execute();
  expect(await named(db, { slugs: ['rowing'] })).toEqual([{ slug: 'rowing', parentId: null }]);
  expect(await named(db, { slugs: ['judo', 'none'] })).toEqual([{ slug: 'judo', parentId: null }]);
  expect(await named(db, { slugs: [] })).toEqual([]);
});

it('runs in the transaction it is given', async () => {
  const rename = compiledQuery(
    (_db: Db, { to }: { to: string }) => sql`update categories set name = ${to} where slug = 'judo'`,
  );
  const getName = () => db.selectFrom('categories').where('slug', '=', 'judo').select('name').executeTakeFirst();
  await rename(db, { to: 'Judo for all' });
  const undone = db.transaction().execute(async (tx) => {
    await rename(tx, { to: 'Undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await getName()).toEqual({ name: 'Judo for all' });
});
