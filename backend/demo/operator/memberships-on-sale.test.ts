import { transact } from '#backend/db/connection/transact.ts';
import { inclusionSentence, readInclusions } from '#backend/memberships/inclusions.ts';
import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';

const { db } = await testDatabase();
const monday = '2026-11-23';
const now = testClock(`${monday}T12:00:00Z`).now();
await transact(db, (tx) => seedDemoOperator(tx, now, monday));

it('include something where a member has it, each what its description says', async () => {
  const types = await db.selectFrom('membershipTypes').select(['id', 'name']).execute();
  const { id: venueId } = await db
    .selectFrom('venues')
    .where('slug', '=', 'riverside-leisure-centre')
    .select('id')
    .executeTakeFirstOrThrow();
  const typeIds = types.map(({ id }) => id);
  const found = await readInclusions(db, { typeIds, venueId, currency: 'GBP', now });
  const includes = Object.fromEntries(
    types.map(({ id, name }) => [name, (found.get(id) ?? []).map(inclusionSentence)]),
  );
  expect(types.length).toBeGreaterThanOrEqual(5);
  expect(Object.entries(includes).filter(([, sentences]) => sentences.length === 0)).toEqual([]);
  expect(includes.Swim?.filter((sentence) => !/swim.*: free$/i.test(sentence))).toEqual([]);
  for (const name of ['All-round', 'Family', 'Concession', 'All-round, a year']) {
    expect(includes[name]).toContainEqual(expect.stringMatching(/^Gym.*: free$/));
    expect(includes[name]).toContain('One free gentle class a week');
  }
});
