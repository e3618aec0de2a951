import type { KyselyPlugin } from 'kysely';
import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { findImageOrigins } from './operations/get-checkout-provider.ts';

const { db } = await testDatabase();

/** A database of its own for the cache, whose reads are counted, and fail while `isDown`. */
function counted() {
  const reads = { count: 0, isDown: false };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reads.count += 1;
      if (reads.isDown) throw new Error('down');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { reads, clock: testClock(), db: db.withPlugin(plugin) };
}

const addLogo = async (appLogo: string) => {
  const { id: venueId } = await makeVenue(db);
  await db.insertInto('themes').values({ appLogo, venueId }).execute();
};

afterEach(() => db.deleteFrom('themes').execute());

it('are those of absolute addresses, each once', async () => {
  for (const logo of [
    'https://cdn.example/logo.svg',
    'HTTPS://CDN.example/other.png',
    'http://old.example:8080/x',
    'https://a b; script-src *',
    '/logo.svg',
    'data:image/png;base64,',
  ])
    await addLogo(logo);
  expect(await findImageOrigins(counted())).toEqual(['http://old.example:8080', 'https://cdn.example']);
});

it('are read once a minute, also for several who ask at once', async () => {
  const { reads, ...dependencies } = counted();
  await addLogo('https://cdn.example/logo.svg');
  const answers = await Promise.all(Array.from({ length: 20 }, () => findImageOrigins(dependencies)));
  expect(new Set(answers.map(String))).toEqual(new Set(['https://cdn.example']));
  await addLogo('https://new.example/logo.svg');
  dependencies.clock.advance(59);
  await findImageOrigins(dependencies);
  expect(reads.count).toBe(1);
  dependencies.clock.advance(1);
  expect(await findImageOrigins(dependencies)).toEqual(['https://cdn.example', 'https://new.example']);
  expect(reads.count).toBe(2);
});

it('are read again after a read that failed', async () => {
  const { reads, ...dependencies } = counted();
  reads.isDown = true;
  await expect(findImageOrigins(dependencies)).rejects.toThrow('down');
  reads.isDown = false;
  expect(await findImageOrigins(dependencies)).toEqual([]);
});
