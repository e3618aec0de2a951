import { sql } from 'kysely';
import { connect } from '#backend/db/connection/connect.ts';
import { DomainError } from '#backend/failure.ts';
import { absentDatabase, testBackend, testConfig, testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { thing } from '#tests/support/http/things.ts';

const { db, url } = await testDatabase();
const throwing = (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error('not an error'));
const { log, lines } = testLog();

const { call } = testBackend({
  db,
  log,
  operations: {
    unexpected: thing({ path: '/unexpected', run: throwing(new Error('the inner secret')) }),
    provider: thing({
      base: 'api',
      path: '/checkout/prepare',
      run: throwing(new DomainError('provider_unavailable', { message: 'Failed to create Opayo session' })),
    }),
    basket: thing({
      base: 'api',
      path: '/payment-providers/stripe/authorise',
      run: throwing(new DomainError('basket_changed', { details: { itemHash: 'h' } })),
    }),
    limited: thing({
      path: '/limited',
      run: throwing(new DomainError('too_many_requests', { retryAfterSeconds: 90 })),
    }),
    nul: thing({
      path: '/nul',
      run: () =>
        db
          .selectFrom('users')
          .where('reference', '=', '\0')
          .execute()
          .then(() => ({ data: null })),
    }),
    range: thing({
      path: '/range',
      run: () =>
        db
          .selectFrom('users')
          .where('id', '=', 2 ** 40)
          .execute()
          .then(() => ({ data: null })),
    }),
    query: thing({
      path: '/query',
      run: () => sql`select nothing from nowhere`.execute(db).then(() => ({ data: null })),
    }),
  },
});

it('tells nothing about a fault of ours, and logs it', async () => {
  const { status, text, json } = await call('/api/activities/unexpected');
  expect(status).toBe(500);
  expect(json).toMatchObject({ code: 'unexpected', message: 'Something has gone wrong, please try again.' });
  expect(text).not.toContain('secret');
  expect(lines.find(({ level }) => level === 50)).toMatchObject({
    err: { message: 'the inner secret', stack: expect.any(String) },
    operation: 'unexpected',
  });
});

it('treats SQL that fails as a fault of ours', async () => {
  expect((await call('/api/activities/query')).json).toMatchObject({ code: 'unexpected' });
});

it('adds an error object on checkout and payment calls only', async () => {
  expect((await call('/api/checkout/prepare')).json).toEqual({
    message: 'Failed to create Opayo session',
    status: 503,
    code: 'provider_unavailable',
    validation_messages: [],
    error: { code: 'provider_unavailable', message: 'Failed to create Opayo session', details: null },
  });
  expect((await call('/api/payment-providers/stripe/authorise')).json).toMatchObject({
    details: { item_hash: 'h' },
    error: { code: 'basket_changed', details: { item_hash: 'h' } },
  });
  expect((await call('/api/activities/limited')).json).not.toHaveProperty('error');
});

it('sends Retry-After', async () => {
  expect((await call('/api/activities/limited')).headers.get('retry-after')).toBe('90');
  expect((await call('/api/checkout/prepare')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await call('/api/activities/unexpected')).headers.has('retry-after')).toBe(false);
});

it('answers values that PostgreSQL cannot store as invalid or not found', async () => {
  expect((await call('/api/activities/nul')).json).toMatchObject({ code: 'validation_failed' });
  expect((await call('/api/activities/range')).json).toMatchObject({ code: 'not_found' });
});

const reading = (input: typeof db) =>
  thing({
    run: () =>
      input
        .selectFrom('users')
        .selectAll()
        .execute()
        .then(() => ({ data: null })),
  });
const unavailable = {
  status: 503,
  json: { code: 'unavailable', message: 'Something has gone wrong, please try again.' },
};

it('logs a call refused by an outage as a warning, not an error', async () => {
  const away = absentDatabase();
  const outage = testLog();
  await testBackend({ db: away, log: outage.log, operations: { read: reading(away) } }).call('/api/activities/things');
  expect(outage.lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { level: 40, msg: 'request refused', code: 'unavailable', reason: 'ECONNREFUSED' },
  ]);
  expect(JSON.stringify(outage.lines)).not.toContain('stack');
});

it('answers 503 during maintenance, sends Retry-After, and logs no error', async () => {
  const pause = testLog();
  const backend = testBackend({
    db,
    log: pause.log,
    config: testConfig({ maintenance: true }),
    operations: { read: reading(db) },
  });
  const answer = await backend.call('/api/activities/things');
  expect(answer).toMatchObject({ status: 503, json: { code: 'maintenance' } });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(pause.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it('answers 503 when no connection is to be had', async () => {
  const full = connect({ url, max: 1 });
  const holding = sql`select pg_sleep(20)`.execute(full).catch(() => undefined);
  const backend = testBackend({ db: full, operations: { read: reading(full) } });
  const answer = await backend.call('/api/activities/things');
  expect(answer).toMatchObject(unavailable);
  expect(answer.headers.get('retry-after')).toBe('5');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(20)'`.execute(db);
  await holding;
  await full.destroy();
});

describe('without a database', () => {
  it('answers 503', async () => {
    const away = absentDatabase();
    const backend = testBackend({ db: away, operations: { read: reading(away) } });
    const answer = await backend.call('/api/activities/things');
    expect(answer).toMatchObject(unavailable);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await backend.call('/api/activities/things', { token: 't'.repeat(43) })).toMatchObject(unavailable);
  });

  it('reports itself unhealthy', async () => {
    const { status, json } = await testBackend({ db: absentDatabase() }).call('/api/health');
    expect([status, json]).toEqual([503, { status: 'down', database: 'down' }]);
  });
});

it('answers 503 when the connection is lost half-way, and works again afterwards', async () => {
  const connection = connect({ url, max: 1 });
  const killedOperation = thing({
    run: () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection).then(() => ({ data: null })),
  });
  const backend = testBackend({ db: connection, operations: { killed: killedOperation } });
  expect(await backend.call('/api/activities/things')).toMatchObject(unavailable);
  let health = await backend.call('/api/health');
  // The pool may still hand out the killed connection.
  for (let turn = 0; turn < 20 && health.status !== 200; turn += 1) health = await backend.call('/api/health');
  expect(health.json).toEqual({ status: 'ok', database: 'ok' });
  await connection.destroy();
});
