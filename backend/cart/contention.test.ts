import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { listen } from '#backend/listen.ts';
import { operations } from '#backend/operations.ts';
import { testBackend } from '#tests/support/backend.ts';
import { place } from '#tests/support/cart/shop.ts';
import { unguardedAdd } from '#tests/support/cart/unguarded-add.ts';
import { freePort } from '#tests/support/database-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCrowd, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';

/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 180_000;
const buyers = 200;
const places = 20;
const guarded = await testDatabase({ max: 20 });
const unguarded = await testDatabase({ max: 20 });
await sql`alter table occurrences drop constraint occurrences_places_not_oversold`.execute(unguarded.db);
await sql`alter table bookings drop constraint bookings_court_taken_once`.execute(unguarded.db);
await makeOperator(guarded.db);
await makeOperator(unguarded.db);

interface Way {
  agent: Agent;
  port: number;
}

/** Adds over the network; resolves to the status and code of the reply. */
function addOver({ agent, port }: Way, { token }: MadePerson, session: { id: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const options = { host: '127.0.0.1', port, method: 'POST', path: '/api/checkout/cart/add', agent, headers };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(`${response.statusCode} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim()));
    });
    sent.on('error', reject).end(JSON.stringify({ items: place(session) }));
  });
}

/** How many got which answer, when each buyer wants one of the sessions at the same moment. */
async function rush(db: Db, sessions: { id: string }[], count: number, { isGuarded = true } = {}) {
  const added = isGuarded ? {} : { addCartItems: unguardedAdd(count) };
  const port = await freePort();
  const stop = await listen(testBackend({ db, operations: { ...operations, ...added } }), { host: '127.0.0.1', port });
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const crowd = await makeCrowd(db, count);
  const wanted = crowd.map((person, turn) =>
    addOver({ agent, port }, person, sessions[turn % sessions.length] ?? { id: '' }),
  );
  const answers = await Promise.all(wanted);
  agent.destroy();
  await stop();
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

async function takenIn(db: Db, { id }: { id: string }) {
  const { rows } = await sql<{ consumed: number; booked: number }>`
    select consumed, (select count(*) from bookings where occurrence_id = ${id} and released_at is null) as booked
    from occurrences where id = ${id}`.execute(db);
  return rows[0];
}

describe(`${buyers} customers adding a session of ${places} places at once`, () => {
  it(
    'get exactly as many as there are, and everybody else a plain answer',
    async () => {
      const session = await makeSession(guarded.db, await makeActivity(guarded.db, await makeVenue(guarded.db)), {
        maximum: places,
      });
      expect(await rush(guarded.db, [session], buyers)).toEqual({ '200': places, '409 session_full': buyers - places });
      expect(await takenIn(guarded.db, session)).toEqual({ consumed: places, booked: places });
    },
    timeoutMs,
  );

  it(
    'get too many without the guard, so the test above can fail',
    async () => {
      const session = await makeSession(unguarded.db, await makeActivity(unguarded.db, await makeVenue(unguarded.db)), {
        maximum: places,
      });
      expect(await rush(unguarded.db, [session], buyers, { isGuarded: false })).toEqual({ '200': buyers });
      expect(await takenIn(unguarded.db, session)).toEqual({ consumed: buyers, booked: buyers });
    },
    timeoutMs,
  );
});

describe('customers adding overlapping times of one court at once', () => {
  async function makeTimes(db: Db) {
    const venue = await makeVenue(db);
    const court = { id: await makeLocation(db, venue) };
    const courts = await makeActivity(db, venue, { bookingType: 'resources' });
    const starts = ['2026-11-24T20:00:00Z', '2026-11-24T20:20:00Z', '2026-11-24T20:40:00Z'];
    return Promise.all(starts.map((at) => makeSlot(db, courts, court, { startsAt: new Date(at) })));
  }

  it(
    'leave one winner',
    async () => {
      expect(await rush(guarded.db, await makeTimes(guarded.db), 60)).toEqual({ '200': 1, '409 session_full': 59 });
    },
    timeoutMs,
  );

  it(
    'all win without the guard, so the test above can fail',
    async () => {
      expect(await rush(unguarded.db, await makeTimes(unguarded.db), 60, { isGuarded: false })).toEqual({ '200': 60 });
    },
    timeoutMs,
  );
});
