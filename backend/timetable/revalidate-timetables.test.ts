import { jest } from '@jest/globals';
import { onAvailabilityChanged, transact } from '#backend/db/connection/transact.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { testClock, testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { makePeople, makeSession, minutesAfter, now, onePlace } from '#tests/support/places/session.ts';
import { createRevalidateTimetables } from './revalidate-timetables.ts';

const { db } = await testDatabase();
const people = await makePeople(db, 4);
const [alex = 0, casey = 0] = people;
const { log, lines } = testLog();
const revalidate = jest.fn<(tags: string[]) => void>();
const services = { payments: { fetch }, files: memoryStorage(), revalidate };

let deafen: () => void = () => undefined;

function tellWebAfter(gather: number, request = db): void {
  deafen();
  deafen = onAvailabilityChanged(db, createRevalidateTimetables({ db: request, log, services }, { gather, again: 0 }));
}

/** The database, failing at its first statements. */
function failing(times: number): typeof db {
  let left = times;
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left >= 0) throw new Error('the database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeEach(() => {
  revalidate.mockClear();
  tellWebAfter(0);
});

const take = (session: string, person: number) =>
  transact(db, (tx) => reservePlaces(tx, onePlace(session, person), now));

async function getTag(session: string): Promise<string> {
  const row = await db
    .selectFrom('occurrences as o')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .where('o.id', '=', session)
    .select(['v.slug as venue', 'c.slug as activity'])
    .executeTakeFirstOrThrow();
  return `timetable:${row.venue}:${row.activity}`;
}

/** The tag of a timetable after those of all times of its venue, and of any venue. */
const withWider = (tag: string) => ['timetables', tag.replace(/:[^:]+$/, ''), tag];

async function readSentTags(): Promise<string[][]> {
  while (revalidate.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return revalidate.mock.calls.map(([tags]) => tags);
}

it('tells the web of the timetable in which a place was taken', async () => {
  const session = await makeSession(db);
  await take(session, alex);
  expect(await readSentTags()).toEqual([withWider(await getTag(session))]);
});

it('tells of a place that came back', async () => {
  const session = await makeSession(db);
  const reservation = await take(session, alex);
  if (!reservation.taken) throw new Error(reservation.reason);
  await readSentTags();
  revalidate.mockClear();
  await transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [reservation.booking.id] }, now));
  expect(await readSentTags()).toEqual([withWider(await getTag(session))]);
});

it('tells of expired holds when the job releases them', async () => {
  const session = await makeSession(db);
  await take(session, alex);
  await readSentTags();
  revalidate.mockClear();
  const clock = testClock(minutesAfter(now, 60).toISOString());
  await releaseExpiredHolds({ db, clock, log: testLog().log });
  expect((await readSentTags()).flat()).toContain(await getTag(session));
});

it('tells nothing of what was rolled back', async () => {
  const [kept, undone] = [await makeSession(db), await makeSession(db)];
  const undoing = transact(db, async (tx) => {
    await reservePlaces(tx, onePlace(undone, alex), now);
    throw new Error('changed my mind');
  });
  await expect(undoing).rejects.toThrow('changed my mind');
  await take(kept, alex);
  expect(await readSentTags()).toEqual([withWider(await getTag(kept))]);
});

it('tells once of a session that many book', async () => {
  tellWebAfter(1_000);
  const session = await makeSession(db, { maximum: 9 });
  await Promise.all(people.map((person) => take(session, person)));
  expect(await readSentTags()).toEqual([withWider(await getTag(session))]);
});

it('retries sessions it could not look up, together with new ones', async () => {
  tellWebAfter(0, failing(2));
  const sessions = [await makeSession(db), await makeSession(db)] as const;
  await take(sessions[0], alex);
  await take(sessions[1], casey);
  const tags = await Promise.all(sessions.map(getTag));
  const isTold = (tag: string) => revalidate.mock.calls.flat(2).includes(tag);
  while (!tags.every(isTold)) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(lines.filter(({ msg }) => msg === 'could not find out which timetables changed')).toHaveLength(2);
});

it('names the activity above, too', async () => {
  const session = await makeSession(db);
  const { id } = await db
    .insertInto('categories')
    .values({ name: 'Water', slug: 'water', bookingType: 'ticketed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = db.selectFrom('occurrences').where('id', '=', session).select('categoryId');
  await db.updateTable('categories').set({ parentId: id }).where('id', '=', category).execute();
  await take(session, casey);
  const tag = await getTag(session);
  expect(await readSentTags()).toEqual([[...withWider(tag), tag.replace(/[^:]+$/, 'water')]]);
});

it('names camps and courses by their venue', async () => {
  const session = await makeSession(db, { bookingType: 'camps' });
  await take(session, casey);
  const [, venue] = (await getTag(session)).split(':');
  expect(await readSentTags()).toEqual([[`camps:${venue}`]]);
});
