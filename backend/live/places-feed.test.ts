import { sql } from 'kysely';
import { onAvailabilityChanged, transact } from '#backend/db/connection/transact.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { livePlacesSchema, type LivePlaces } from '#contract/timetable/live-places.ts';
import { testClock, testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { missingPooler, startPooler } from '#tests/support/db/pooler.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCourt, makePeople, makeSession, minutesAfter, now, onePlace } from '#tests/support/places/session.ts';
import { createAnnounceChanges } from './announce-changes.ts';
import { createPlacesFeed, type PlacesFeed } from './places-feed.ts';

const { db, url } = await testDatabase();
await makeOperator(db);
const people = await makePeople(db, 4);
const [alex = 0, casey = 0] = people;
const waits = { gather: 0, again: 0 };
const clock = testClock(now.toISOString());
const { log } = testLog();
const deafen = onAvailabilityChanged(db, createAnnounceChanges({ db, log }, waits));
const feeds: PlacesFeed[] = [];

afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.stop();
});
afterAll(deafen);

/** A process of the backend with one that reads its feed. */
async function read(waitsMs = waits, ownUrl = url) {
  const feed = createPlacesFeed({ db, clock, log, url: ownUrl }, waitsMs);
  feeds.push(feed);
  const lines: LivePlaces[] = [];
  const ends: string[] = [];
  const leave = await feed.open({
    write: (line) => void lines.push(livePlacesSchema.parse(JSON.parse(line))),
    end: () => void ends.push('ended'),
  });
  /** The last that was said of a session once that is so. */
  const hear = async (id: string, available: number) => {
    const find = () => lines.flatMap(({ sessions }) => sessions).findLast((session) => session.id === id);
    while (find()?.capacity.available !== available) await new Promise((resolve) => setTimeout(resolve, 5));
    return find();
  };
  return { feed, lines, ends, leave, hear };
}

/** Of a venue where all days are those of the second version, so that sessions have the ids that are used here. */
async function makeOpen(input: Parameters<typeof makeSession>[1] = {}): Promise<string> {
  const id = await makeSession(db, input);
  const venue = db.selectFrom('occurrences').where('id', '=', id).select('venueId');
  const always = { activitiesV2Enabled: true, activitiesV2MigrationDate: '2020-01-01' };
  await db.updateTable('venues').set(always).where('id', '=', venue).execute();
  return id;
}

const take = (session: string, person: number) =>
  transact(db, (tx) => reservePlaces(tx, onePlace(session, person), now));

it('tells of a place that was taken, as a visitor sees the session then', async () => {
  const { hear, lines } = await read();
  const session = await makeOpen();
  await take(session, alex);
  expect(await hear(session, 0)).toEqual({
    id: session,
    startsAt: '2026-11-24T14:00:00Z',
    status: 'bookable',
    capacity: { available: 0, consumed: 1, maximum: 1 },
    waitlist: null,
    bookableAction: { action: null, message: null, reason: 'full', bookingId: null, waitlistId: null },
  });
  expect(lines.at(-1)?.timetables).toEqual([expect.stringMatching(/^[^/]+\/[^/]+\/2026-11-24$/)]);
});

it('tells of a place that came back, and of a hold that has run out', async () => {
  const { hear } = await read();
  const [left, lapsed] = [await makeOpen(), await makeOpen()];
  const reservation = await take(left, alex);
  if (!reservation.taken) throw new Error(reservation.reason);
  await take(lapsed, casey);
  await hear(left, 0);
  await hear(lapsed, 0);
  await transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [reservation.booking.id] }, now));
  expect((await hear(left, 1))?.bookableAction.action).toBe('book');
  const later = testClock(minutesAfter(now, 60).toISOString());
  await releaseExpiredHolds({ db, clock: later, log });
  expect((await hear(lapsed, 1))?.bookableAction.action).toBe('book');
});

it('tells nothing of what was rolled back', async () => {
  const { hear, lines } = await read();
  const [kept, undone] = [await makeOpen(), await makeOpen()];
  const undoing = transact(db, async (tx) => {
    await reservePlaces(tx, onePlace(undone, alex), now);
    throw new Error('changed my mind');
  });
  await expect(undoing).rejects.toThrow('changed my mind');
  await take(kept, alex);
  await hear(kept, 0);
  expect(lines.flatMap(({ sessions }) => sessions.map(({ id }) => id))).toEqual([kept]);
});

it('tells the readers of every process', async () => {
  const [one, other] = [await read(), await read()];
  const session = await makeOpen();
  await take(session, alex);
  expect(await one.hear(session, 0)).toEqual(await other.hear(session, 0));
});

it('tells of the other times on a court that was taken for one', async () => {
  const { hear } = await read();
  const onCourt = { resourceLocationId: await makeCourt(db), bookingType: 'resources' as const };
  const [hour, half, next] = [
    await makeOpen(onCourt),
    await makeOpen({ ...onCourt, startsAt: minutesAfter(now, 150) }),
    await makeOpen({ ...onCourt, startsAt: minutesAfter(now, 180), endsAt: minutesAfter(now, 210) }),
  ];
  await take(hour, alex);
  expect((await hear(hour, 0))?.bookableAction.reason).toBe('full');
  expect((await hear(half, 0))?.bookableAction.reason).toBe('full');
  await take(next, casey);
  await hear(next, 0);
});

it('names the timetable of the activity above, too, and tells nothing of camps', async () => {
  const { hear, lines } = await read();
  const [session, camp] = [await makeOpen(), await makeOpen({ bookingType: 'camps' })];
  const { id: parentId } = await db
    .insertInto('categories')
    .values({ name: 'Water', slug: 'water', bookingType: 'ticketed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = db.selectFrom('occurrences').where('id', '=', session).select('categoryId');
  await db.updateTable('categories').set({ parentId }).where('id', '=', category).execute();
  await take(camp, alex);
  await take(session, casey);
  await hear(session, 0);
  expect(lines.flatMap(({ timetables }) => timetables)).toContainEqual(
    expect.stringMatching(/^[^/]+\/water\/2026-11-24$/),
  );
  expect(lines.flatMap(({ sessions }) => sessions.map(({ id }) => id))).not.toContain(camp);
});

it('tells once of a session that many book at the same time', async () => {
  const { hear, lines } = await read({ gather: 500, again: 0 });
  const session = await makeOpen({ maximum: 4 });
  await Promise.all(people.map((person) => take(session, person)));
  await hear(session, 0);
  expect(lines).toHaveLength(1);
});

it('ends its readers when it cannot hear of changes any more, and hears of them when it is opened again', async () => {
  const first = await read();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db);
  while (first.ends.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(first.feed.count()).toBe(0);
  const again = await read();
  const session = await makeOpen();
  await take(session, alex);
  expect(await again.hear(session, 0)).toBeDefined();
});

it('does not open where LISTEN is accepted and nothing is heard', async () => {
  // Notifications stay within a database.
  const deafUrl = new URL(url);
  deafUrl.pathname = '/postgres';
  await expect(read(waits, deafUrl.href)).rejects.toThrow('set DATABASE_LISTEN_URL');
});

itWith(missingPooler, 'does not open where a pooler carries no notifications', async () => {
  const pooler = await startPooler(url);
  await expect(read(waits, pooler.url)).rejects.toThrow('set DATABASE_LISTEN_URL');
  await pooler.stop();
});

it('listens no longer than it is read', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db);
    return rows[0]?.count;
  };
  const { leave } = await read();
  expect(await count()).toBe(1);
  leave();
  while ((await count()) !== 0) await new Promise((resolve) => setTimeout(resolve, 5));
});
