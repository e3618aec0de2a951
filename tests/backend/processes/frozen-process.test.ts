import { sql } from 'kysely';
import { isLockTimeout } from '#backend/db/connection/error-codes.ts';
import { backendProcesses, type BackendProcess } from '#tests/support/backend-process.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { missingGoodPooler, startPooler } from '#tests/support/db/pooler.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCrowd, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const timeoutMs = 180_000;
const frozenName = 'frozen';
const { db, url } = await testDatabase();
const startBackendProcess = backendProcesses();

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

await makeOperator(db);
const activity = await makeActivity(db, await makeVenue(db));
const sessionIn = (hours: number) => makeSession(db, activity, { startsAt: inHours(hours), maximum: 1_000 });
const [hot, neighbour, quiet, calm] = [
  await sessionIn(24),
  await sessionIn(26),
  await sessionIn(28),
  await sessionIn(30),
];

/** People with tokens that are valid on the day on which the test runs. */
async function people(count: number): Promise<MadePerson[]> {
  const crowd = await makeCrowd(db, count);
  const dates = { createdAt: new Date(), lastUsedAt: new Date(), expiresAt: inHours(24) };
  await db
    .updateTable('accessTokens')
    .set(dates)
    .where(
      'userId',
      'in',
      crowd.map(({ id }) => id),
    )
    .execute();
  return crowd;
}

interface Reply {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

async function ask(
  { address }: BackendProcess,
  path: string,
  person: MadePerson | null,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(person && { Authorization: `Bearer ${person.token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

/** An add of several sessions takes them one after the other in one transaction. */
const addTo = (backend: BackendProcess, person: MadePerson, ...sessions: { id: string }[]) =>
  ask(backend, '/api/checkout/cart/add', person, {
    items: sessions.map(({ id }) => ({ id, type: 'purchasableOccurrence' })),
  });

async function isLocked(id: string): Promise<boolean> {
  return sql`select id from occurrences where id = ${id} for update nowait`
    .execute(db)
    .then(() => false, isLockTimeout);
}

/** How many database sessions of the frozen process are active, other than waiting for a lock. */
async function countBusy(): Promise<number> {
  const { rows } = await sql<{ busy: number }>`
    select count(*)::int as busy from pg_stat_activity
    where application_name = ${frozenName} and state = 'active' and wait_event_type is distinct from 'Lock'`.execute(
    db,
  );
  return rows[0]?.busy ?? 0;
}

/** Stops a process (SIGSTOP) in the middle of a transaction that has reserved places of the session. */
async function freezeWithLock(backend: BackendProcess): Promise<void> {
  for (;;) {
    const adding = (await people(6)).map((person) => addTo(backend, person, hot, neighbour).catch(() => null));
    while (!(await isLocked(hot.id))) await new Promise(setImmediate);
    backend.signal('SIGSTOP');
    while ((await countBusy()) > 0) await new Promise(setImmediate);
    if (await isLocked(hot.id)) return;
    backend.signal('SIGCONT');
    await Promise.all(adding);
  }
}

/** Two processes that reach the database by `ownUrl`, of which one is frozen. */
async function freezeOne(ownUrl: string): Promise<void> {
  const settings = { DATABASE_OWNER_URL: url };
  const [frozenProcess, healthy] = await Promise.all([
    startBackendProcess(frozenName, ownUrl, settings),
    startBackendProcess('healthy', ownUrl, settings),
  ]);
  const [affectedPeople, readers, bookers, [last]] = [
    await people(40),
    await people(10),
    await people(10),
    await people(1),
  ];
  await freezeWithLock(frozenProcess);

  const refusedCalls = affectedPeople.map((person) => addTo(healthy, person, hot, neighbour));
  const unrelatedCalls = await Promise.all([
    ask(healthy, '/api/health', null),
    ...readers.map((person) => ask(healthy, '/api/checkout/cart', person)),
    ...bookers.map((person, turn) =>
      turn % 2 === 0 ? addTo(healthy, person, quiet) : addTo(healthy, person, quiet, calm),
    ),
  ]);
  const wasLocked = await isLocked(hot.id);
  expect(unrelatedCalls.map(({ status }) => status)).toEqual(unrelatedCalls.map(() => 200));
  expect(wasLocked).toBe(true);

  const answers = await Promise.all(refusedCalls);
  const failures = answers.filter(({ status }) => status !== 200);
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) {
    expect(failure).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: { code: 'unavailable' },
    });
  }

  if (last === undefined) throw new Error('Nobody is left.');
  let status = 0;
  while (status !== 200) ({ status } = await addTo(healthy, last, hot, neighbour));
  expect(await isLocked(hot.id)).toBe(false);
  frozenProcess.signal('SIGKILL');
}

const name =
  'answers everybody else while another process stands still with locks, refuses whom it must, and goes on without it';

it(name, () => freezeOne(url), timeoutMs);

itWith(
  missingGoodPooler,
  `${name}, also through a pooler`,
  async () => {
    const pooler = await startPooler(url);
    try {
      await freezeOne(pooler.url);
    } finally {
      await pooler.stop();
    }
  },
  timeoutMs,
);
