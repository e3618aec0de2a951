import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  getCounts,
  makeCourt,
  makePeople,
  makeSession,
  minutesAfter,
  now,
  onePlace,
} from '#tests/support/places/session.ts';
import { reservePlaces, type PlaceRequest } from './reserve-places.ts';
import { runInOrder } from './run-in-order.ts';

const connections = 32;
const buyers = 120;
const places = 15;

const whole = await testDatabase({ max: connections });
const unchecked = await testDatabase({ max: connections });
await sql`alter table occurrences drop constraint occurrences_places_not_oversold`.execute(unchecked.db);
await sql`alter table bookings drop constraint bookings_court_taken_once`.execute(unchecked.db);

type Connected = typeof whole.db;

const take = (db: Connected, request: PlaceRequest, at = now) => transact(db, (tx) => reservePlaces(tx, request, at));

/** Everybody reads before anybody writes, and nobody looks again: booking without the guarded statement. */
async function buyUnguarded(db: Connected, session: string, people: number[]): Promise<number> {
  const reads = people.map(() => getCounts(db, session));
  const saw = await Promise.all(reads);
  const writes = saw
    .filter(({ counted }) => counted < places)
    .map(() => sql`update occurrences set consumed_online = consumed_online + 1 where id = ${session}`.execute(db));
  const outcomes = await Promise.allSettled(writes);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function sell(db: Connected, session: string, people: number[], at = now): Promise<number> {
  const requests = people.map((person) => onePlace(session, person, { expiresAt: minutesAfter(at, 15) }));
  const takings = await Promise.all(requests.map((request) => take(db, request, at)));
  return takings.filter(({ taken }) => taken).length;
}

describe('many buyers for the last places', () => {
  test('get exactly as many as there are', async () => {
    const session = await makeSession(whole.db, { maximum: places });
    expect(await sell(whole.db, session, await makePeople(whole.db, buyers))).toBe(places);
    expect(await getCounts(whole.db, session)).toEqual({ counted: places, booked: places });
  });

  test('get exactly as many when all were held, and every hold ran out', async () => {
    const session = await makeSession(whole.db, { maximum: places });
    await sell(whole.db, session, await makePeople(whole.db, places));
    const later = minutesAfter(now, 20);
    expect(await sell(whole.db, session, await makePeople(whole.db, buyers), later)).toBe(places);
    expect(await getCounts(whole.db, session)).toEqual({ counted: places, booked: places });
  });

  test('get exactly as many by the statement alone, without the constraint', async () => {
    const session = await makeSession(unchecked.db, { maximum: places });
    expect(await sell(unchecked.db, session, await makePeople(unchecked.db, buyers))).toBe(places);
  });

  test('get exactly as many by the constraint alone, without the statement', async () => {
    const session = await makeSession(whole.db, { maximum: places });
    expect(await buyUnguarded(whole.db, session, await makePeople(whole.db, buyers))).toBe(places);
  });

  test('get too many without both, so the tests above can fail', async () => {
    const session = await makeSession(unchecked.db, { maximum: places });
    const sold = await buyUnguarded(unchecked.db, session, await makePeople(unchecked.db, buyers));
    expect(sold).toBeGreaterThan(places);
  });

  test('get whole sets of sessions, without blocking each other', async () => {
    const sessions: string[] = [];
    for (let day = 0; day < 4; day += 1) sessions.push(await makeSession(whole.db, { maximum: 3 }));
    const people = await makePeople(whole.db, 20);
    const takings = await Promise.all(
      people.map((person, turn) => {
        const wanted = turn % 2 === 0 ? sessions : sessions.toReversed();
        const work = transact(whole.db, async (tx) => {
          const step = (session: string) => async () => {
            const reservation = await reservePlaces(tx, onePlace(session, person), now);
            if (!reservation.taken) throw new Error(reservation.reason);
          };
          await runInOrder(wanted.map((session) => ({ occurrenceId: session, run: step(session) })));
          return true;
        });
        return work.catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
      }),
    );
    expect(takings.filter((outcome) => outcome === true)).toHaveLength(3);
    expect(new Set(takings)).toEqual(new Set([true, 'session_full']));
    for (const session of sessions) expect(await getCounts(whole.db, session)).toEqual({ counted: 3, booked: 3 });
  });
});

describe('many buyers for overlapping times of one court', () => {
  async function sellCourt(db: Connected): Promise<{ sold: number; counted: number }> {
    const resourceLocationId = await makeCourt(db);
    const sessions: string[] = [];
    for (const start of [120, 140, 160]) {
      sessions.push(await makeSession(db, { resourceLocationId, startsAt: minutesAfter(now, start) }));
    }
    const people = await makePeople(db, 60);
    const requests = people.map((person, turn) => onePlace(sessions[turn % 3] ?? '', person));
    const takings = await Promise.all(requests.map((request) => take(db, request)));
    const counts = await Promise.all(sessions.map((session) => getCounts(db, session)));
    const sold = takings.filter(({ taken }) => taken).length;
    return { sold, counted: counts.reduce((sum, { counted }) => sum + counted, 0) };
  }

  test('one gets it', async () => {
    expect(await sellCourt(whole.db)).toEqual({ sold: 1, counted: 1 });
  });

  test('three get it without the constraint, so the test above can fail', async () => {
    expect(await sellCourt(unchecked.db)).toEqual({ sold: 3, counted: 3 });
  });
});

test('one person asking many times at once is booked once', async () => {
  const session = await makeSession(whole.db, { maximum: places });
  const [person = 0] = await makePeople(whole.db, 1);
  expect(
    await sell(
      whole.db,
      session,
      Array.from({ length: 40 }, () => person),
    ),
  ).toBe(1);
  expect(await getCounts(whole.db, session)).toEqual({ counted: 1, booked: 1 });
});
