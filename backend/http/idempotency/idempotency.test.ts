import { hash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { DomainError, invalid } from '#backend/failure.ts';
import { everySecret } from '#contract/rules/settings/secret.ts';
import { testBackend, testClock, testConfig, type Sent } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/http/people.ts';
import { thing } from '#tests/support/http/things.ts';

const { db } = await testDatabase();
const clock = testClock();
let runs = 0;
let refusal: Error | undefined;
let wait = Promise.resolve();

const write = thing({
  method: 'POST',
  path: '/things/{name}',
  params: z.object({ name: z.string() }),
  body: z.object({ amount: z.int() }),
  run: async ({ body }) => {
    runs += 1;
    const data = { run: runs, amount: body.amount };
    await wait;
    if (refusal !== undefined) throw refusal;
    return { data, message: 'Done' };
  },
});
const { call } = testBackend({ db, clock, operations: { write } });
const casey = await person(db, { now: clock.now(), name: 'casey' });
const riley = await person(db, { now: clock.now(), name: 'riley' });

function send(
  key: string,
  { amount = 1, path = '/api/activities/things/a', ...sent }: Sent & { amount?: unknown; path?: string } = {},
) {
  const headers = { 'Idempotency-Key': key, ...sent.headers };
  return call(path, { token: casey.token, body: { amount }, ...sent, headers });
}

beforeEach(() => {
  runs = 0;
  refusal = undefined;
  wait = Promise.resolve();
});

it('repeats the first reply instead of the work', async () => {
  const first = await send('twice');
  const second = await send('twice');
  expect(runs).toBe(1);
  expect(first.headers.has('idempotency-replayed')).toBe(false);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

it('works every time without a key', async () => {
  await call('/api/activities/things/a', { body: { amount: 1 } });
  await call('/api/activities/things/a', { body: { amount: 1 } });
  expect(runs).toBe(2);
});

it.each([
  ['other callers', { token: riley.token }],
  ['anonymous callers', { token: undefined }],
  ['other paths', { path: '/api/activities/things/b' }],
])('keeps the keys of %s apart', async (_, sent) => {
  await send('mine');
  runs = 0;
  expect((await send('mine', sent)).headers.has('idempotency-replayed')).toBe(false);
  expect(runs).toBe(1);
});

it('knows anonymous callers by their address', async () => {
  const from = (address: string) => send('anonymous', { token: undefined, headers: { 'X-Forwarded-For': address } });
  await from('192.0.2.1');
  expect((await from('192.0.2.1')).headers.get('idempotency-replayed')).toBe('true');
  expect((await from('192.0.2.2')).headers.has('idempotency-replayed')).toBe(false);
});

it('does not mind a trailing slash', async () => {
  await send('slash');
  await send('slash', { path: '/api/activities/things/a/' });
  expect(runs).toBe(1);
});

it.each([
  ['another body', { amount: 2 }],
  ['another query', { path: '/api/activities/things/a?else=1' }],
])('refuses the same key with %s', async (_, sent) => {
  const key = `reused-${Object.keys(sent).join()}`;
  await send(key);
  const { status, json } = await send(key, sent);
  expect(status).toBe(422);
  expect(json).toMatchObject({
    code: 'idempotency_key_reused',
    message: 'This request was already sent with other content',
  });
  expect(runs).toBe(1);
});

it('runs one of many equal requests at the same time, and refuses the others until it is done', async () => {
  let finish = () => {};
  wait = new Promise((resolve) => {
    finish = resolve;
  });
  const allRequests = Array.from({ length: 8 }, () => send('burst'));
  const refusedReply = await Promise.any(allRequests);
  expect(refusedReply.status).toBe(409);
  expect(refusedReply.json).toMatchObject({ code: 'idempotency_in_progress' });
  expect(refusedReply.headers.get('retry-after')).toBe('1');
  finish();
  const answers = await Promise.all(allRequests);
  const first = answers.filter(({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'));
  expect(first).toHaveLength(1);
  // Requests that came after the first had finished got its stored reply.
  const laterAnswers = answers.filter((answer) => !first.includes(answer));
  expect(laterAnswers.every(({ status, text }) => status === 409 || text === first[0]?.text)).toBe(true);
  expect(runs).toBe(1);
});

it.each([
  ['a refusal', new DomainError('session_full'), 409],
  ['a rule', invalid({ amount: ['Must be 1'] }), 422],
  ['an absent object', new DomainError('not_found'), 404],
])('remembers %s', async (name, error, status) => {
  refusal = error;
  expect((await send(name.replaceAll(' ', '-'))).status).toBe(status);
  refusal = undefined;
  const repeatedReply = await send(name.replaceAll(' ', '-'));
  expect([repeatedReply.status, repeatedReply.headers.get('idempotency-replayed')]).toEqual([status, 'true']);
});

it('stores the reply to an invalid body', async () => {
  await send('shape', { amount: 'one' });
  expect((await send('shape', { amount: 'one' })).headers.get('idempotency-replayed')).toBe('true');
});

it.each([
  ['a fault of ours', new Error('oops'), 500],
  ['a missing service', new DomainError('provider_unavailable'), 503],
  ['a rate limit', new DomainError('too_many_requests', { retryAfterSeconds: 5 }), 429],
  ['a missing sign-in', new DomainError('unauthenticated'), 401],
])('does not remember %s', async (name, error, status) => {
  refusal = error;
  expect((await send(name.replaceAll(' ', '-'))).status).toBe(status);
  refusal = undefined;
  expect((await send(name.replaceAll(' ', '-'))).status).toBe(200);
});

it('stores no key of an anonymous request that is invalid', async () => {
  const key = 'anonymous-shape';
  const sent = { token: undefined, amount: 'one', headers: { 'X-Forwarded-For': '192.0.2.40' } };
  expect((await send(key, sent)).status).toBe(422);
  expect(await db.selectFrom('idempotencyRequests').where('key', '=', key).selectAll().execute()).toEqual([]);
  expect((await send(key, { ...sent, amount: 1 })).status).toBe(200);
});

it('stores only a keyed hash of the body', async () => {
  await send('hashed', { amount: 7 });
  const { bodyHash } = await db
    .selectFrom('idempotencyRequests')
    .where('key', '=', 'hashed')
    .select('bodyHash')
    .executeTakeFirstOrThrow();
  const content = ['', '', JSON.stringify({ amount: 7 })].join('\n');
  for (const encoding of ['hex', 'base64url'] as const) expect(bodyHash).not.toBe(hash('sha256', content, encoding));
  const { call: other } = testBackend({
    db,
    clock,
    operations: { write },
    config: testConfig({ appSecret: 'another secret of 32 characters or more' }),
  });
  const repeatedReply = await other('/api/activities/things/a', {
    token: casey.token,
    body: { amount: 7 },
    headers: { 'Idempotency-Key': 'hashed' },
  });
  expect(repeatedReply.json).toMatchObject({ code: 'idempotency_key_reused' });
});

it('answers a repetition while the secret that kept the reply still counts beside the newest one', async () => {
  const first = await send('before-the-new-secret', { amount: 3 });
  const young = 'a newer secret of 32 characters or more';
  const { appSecret } = testConfig();
  const { call: other } = testBackend({
    db,
    clock,
    operations: { write },
    config: testConfig({ appSecret: [young, everySecret(appSecret)[0]] }),
  });
  const repeat = (amount: number) =>
    other('/api/activities/things/a', {
      token: casey.token,
      body: { amount },
      headers: { 'Idempotency-Key': 'before-the-new-secret' },
    });
  const before = runs;
  expect((await repeat(3)).json).toEqual(first.json);
  expect((await repeat(4)).json).toMatchObject({ code: 'idempotency_key_reused' });
  expect(runs).toBe(before);
});

it('forgets after 24 hours', async () => {
  await send('yesterday');
  clock.advance(24 * 60 * 60 - 1);
  await send('yesterday');
  expect(runs).toBe(1);
  clock.advance(1);
  expect((await send('yesterday', { amount: 2 })).status).toBe(200);
  expect(runs).toBe(2);
});

it('takes over from a request that died with its process', async () => {
  await send('orphan');
  await db
    .updateTable('idempotencyRequests')
    .set({ status: null, response: null })
    .where('key', '=', 'orphan')
    .execute();
  clock.advance(3600);
  expect((await send('orphan')).status).toBe(409);
  clock.advance(10);
  expect((await send('orphan')).status).toBe(409);
  clock.advance(1);
  expect((await send('orphan')).status).toBe(200);
});

it('takes nothing over from a request that still runs, however long', async () => {
  let finish = () => {};
  wait = new Promise((resolve) => {
    finish = resolve;
  });
  const long = send('long');
  while (runs === 0) await nextTurn();
  for (let time = 0; time < 3; time += 1) {
    expect((await send('long')).status).toBe(409);
    await pause(4_500);
    clock.advance(60);
  }
  expect((await send('long')).status).toBe(409);
  finish();
  expect((await long).status).toBe(200);
  expect((await send('long')).headers.get('idempotency-replayed')).toBe('true');
  expect(runs).toBe(1);
}, 60_000);

it.each([
  ['keeps the reply', 'lost-reply', undefined, 1],
  ['lets a request that failed be made again', 'lost-failure', new DomainError('unavailable'), 2],
])('%s soon after a database that was away is back', async (_what, key, fault, expectedRuns) => {
  let finish = () => {};
  wait = new Promise((resolve) => {
    finish = resolve;
  });
  refusal = fault;
  const first = send(key);
  while (runs === 0) await nextTurn();
  await sql`alter table idempotency_requests rename to idempotency_requests_away`.execute(db);
  finish();
  expect((await first).status).toBe(fault === undefined ? 200 : 503);
  await sql`alter table idempotency_requests_away rename to idempotency_requests`.execute(db);
  refusal = undefined;
  let again = await send(key);
  for (let tries = 0; again.status === 409 && tries < 100; tries += 1) {
    await pause(50);
    again = await send(key);
  }
  expect([again.status, runs]).toEqual([200, expectedRuns]);
});

it('keeps the reply of the request that took a key over, also when the first one finishes later', async () => {
  let finish = () => {};
  wait = new Promise((resolve) => {
    finish = resolve;
  });
  const slow = send('slow');
  while (runs === 0) await nextTurn();
  wait = Promise.resolve();
  expect((await send('slow')).status).toBe(409);
  clock.advance(11);
  const second = await send('slow');
  finish();
  expect((await slow).text).not.toBe(second.text);
  expect((await send('slow')).text).toBe(second.text);
  expect(runs).toBe(2);
});

it.each(['', 'with space', 'x'.repeat(256), 'tab\tinside'])('refuses the key "%s"', async (key) => {
  const { status, json } = await send(key);
  expect(status).toBe(422);
  expect(json).toMatchObject({ errors: { idempotency_key: [expect.any(String)] } });
});

it('stores no reply in the clear', async () => {
  await send('sealed');
  const { response } = await db
    .selectFrom('idempotencyRequests')
    .where('key', '=', 'sealed')
    .select('response')
    .executeTakeFirstOrThrow();
  expect(response).not.toBeNull();
  expect(Buffer.from(String(response), 'base64').toString('latin1')).not.toContain('Done');
});
