import { testDatabase } from '#tests/support/database.ts';
import { transact } from './transact.ts';

const { db } = await testDatabase();

async function makeVenue(slug: string): Promise<void> {
  await db.insertInto('venues').values({ name: slug, slug }).execute();
}

const getName = async (slug: string) =>
  (await db.selectFrom('venues').select('name').where('slug', '=', slug).executeTakeFirst())?.name;

test('work that fails leaves nothing behind', async () => {
  const work = transact(db, async (tx) => {
    await tx.insertInto('venues').values({ name: 'Lost', slug: 'lost' }).execute();
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(await getName('lost')).toBeUndefined();
});

test('two transactions that deadlock both succeed after a retry', async () => {
  await Promise.all(['north', 'south'].map(makeVenue));
  const barrier = { waiting: 0, open: () => {} };
  const bothHaveOne = new Promise<void>((resolve) => (barrier.open = resolve));
  const rename = (first: string, second: string) =>
    transact(db, async (tx) => {
      await tx.updateTable('venues').set({ name: first }).where('slug', '=', first).execute();
      barrier.waiting += 1;
      if (barrier.waiting === 2) barrier.open();
      await bothHaveOne;
      await tx.updateTable('venues').set({ name: first }).where('slug', '=', second).execute();
      return first;
    });
  expect(await Promise.all([rename('north', 'south'), rename('south', 'north')])).toEqual(['north', 'south']);
  expect(await getName('north')).toBe(await getName('south'));
});
