import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#backend/db/connection/connect.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { place } from '#tests/support/cart/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCrowd, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db, url } = await testDatabase();
/** They come before the rush itself. */
const first = 40;

interface Reading {
  relname: string;
  inserted: number;
  /** Rows read by going through the whole table. */
  seqTupRead: number;
}

/** What PostgreSQL has counted of the tables that grow in a rush. */
async function readings(): Promise<Map<string, Reading>> {
  const { rows } = await sql<Reading>`
    select relname, n_tup_ins as inserted, coalesce(seq_tup_read, 0) as seq_tup_read from pg_stat_user_tables
    where relname in ('users', 'access_tokens', 'idempotency_requests', 'carts', 'cart_items', 'bookings')`.execute(db);
  return new Map(rows.map((row) => [row.relname, row]));
}

/** A connection tells its counts when it ends, in its own time. */
async function readingsAfter(lines: number): Promise<Map<string, Reading>> {
  for (;;) {
    const now = await readings();
    if ((now.get('cart_items')?.inserted ?? 0) >= lines) return now;
    await sleep(50);
  }
}

it('finds the rows of a rush by their keys, though PostgreSQL knew nothing of the tables when it began', async () => {
  await makeOperator(db);
  const session = await makeSession(db, await makeActivity(db, await makeVenue(db)), { maximum: 1000 });
  const crowd = await makeCrowd(db, 400);
  const before = await readings();
  const rush = connect({ url, max: 4 });
  const { call } = testBackend({ db: rush, clock: testClock() });
  const add = ({ token }: MadePerson) =>
    call('/api/checkout/cart/add', {
      token,
      body: { items: place(session) },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  // The first few come when the tables are empty: what PostgreSQL plans then is what it does for the others.
  for (const some of [crowd.slice(0, 20), crowd.slice(20, first), crowd.slice(first)]) {
    expect(new Set((await Promise.all(some.map(add))).map(({ status }) => status))).toEqual(new Set([200]));
  }
  await rush.destroy();
  const after = await readingsAfter(crowd.length);
  const read = [...after].map(([name, { seqTupRead }]) => ({
    name,
    rows: seqTupRead - (before.get(name)?.seqTupRead ?? 0),
  }));
  // Nobody went through a table that held them all; through one with the first few, they may have.
  expect(read.filter(({ rows }) => rows >= crowd.length)).toEqual([]);
});
