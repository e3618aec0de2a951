import { z } from 'zod';
import { operation } from '#backend/operation.ts';
import { logoutEndpoint } from '#contract/customers/auth.ts';
import { testBackend, testClock, testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/http/people.ts';
import { thing } from '#tests/support/http/things.ts';
import { hashToken } from './input/token.ts';

const { db } = await testDatabase();
const clock = testClock();
const { log, lines } = testLog();
const source = z.object({ source: z.string().optional() });
const request = { data: z.unknown(), run: async (_: unknown, { caller }: { caller: unknown }) => ({ data: caller }) };

const { call } = testBackend({
  db,
  clock,
  log,
  operations: {
    open: thing({ ...request, path: '/open', query: source }),
    public: thing({ ...request, path: '/public', cache: 'public' }),
    customers: thing({ ...request, path: '/customers', who: 'customer' }),
    staff: thing({ ...request, path: '/staff', who: 'staff', permission: 'timetable' }),
    channel: thing({ ...request, path: '/channel', who: 'customer', method: 'POST', body: source }),
    packages: thing({ ...request, path: '/packages/{source}', params: source }),
    noChannel: thing({ ...request, path: '/no-channel' }),
    machine: thing({ ...request, path: '/machine', who: 'machine', method: 'POST' }),
    logout: operation(logoutEndpoint, async (_, { caller }) => ({ data: null, message: String(caller?.userId) })),
  },
});
const now = clock.now();
const casey = await person(db, { now, name: 'casey' });
const clerk = await person(db, { now, name: 'clerk', permissions: ['customers'] });
const planner = await person(db, { now, name: 'planner', permissions: ['timetable'] });
const seller = await person(db, { now, name: 'seller', permissions: ['sell', 'customers'] });
const getStatus = async (path: string, token?: string) => (await call(`/api/activities${path}`, { token })).status;

function tokenRow(token: string) {
  return db
    .selectFrom('accessTokens')
    .where('tokenHash', '=', hashToken(token))
    .select(['lastUsedAt', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

it('lets anyone make an open call, and tells the operation who calls', async () => {
  expect((await call('/api/activities/open')).json).toEqual({ data: null });
  expect((await call('/api/activities/open', { token: casey.token })).json).toMatchObject({
    data: { user_id: casey.userId, is_staff: false, permissions: [] },
  });
  expect((await call('/api/activities/open', { token: seller.token })).json).toMatchObject({
    data: { is_staff: true, permissions: expect.arrayContaining(['customers', 'sell']) },
  });
});

it('asks for a token where one is needed', async () => {
  const { status, json } = await call('/api/activities/customers');
  expect(status).toBe(401);
  expect(json).toMatchObject({ code: 'unauthenticated', message: 'Unauthenticated.' });
  expect(await getStatus('/customers', casey.token)).toBe(200);
});

it('keeps customers out of the calls of staff', async () => {
  expect(await getStatus('/staff')).toBe(401);
  expect(await getStatus('/staff', casey.token)).toBe(403);
  expect(await getStatus('/staff', clerk.token)).toBe(403);
  expect(await getStatus('/staff', planner.token)).toBe(200);
});

it.each(['/open', '/public', '/customers'])('refuses an unknown token with 401 also at %s', async (path) => {
  expect(await getStatus(path, 'u'.repeat(43))).toBe(401);
});

it.each(['Basic YTpi', 'Bearer', 'Bearer short', ''])('refuses the header "%s" as an unknown token', async (value) => {
  expect((await call('/api/activities/open', { headers: { Authorization: value } })).status).toBe(401);
});

it('does not look at the authorization of a payment provider', async () => {
  const sent = { method: 'POST', headers: { Authorization: 'Basic YTpi' } };
  expect((await call('/api/activities/machine', sent)).status).toBe(200);
});

it('refuses an expired and a revoked token', async () => {
  const expiredPerson = await person(db, { now: new Date('2026-10-20T00:00:00Z'), name: 'dated' });
  expect(await getStatus('/open', expiredPerson.token)).toBe(401);
  const disabledPerson = await person(db, { now, name: 'gone' });
  await db.updateTable('accessTokens').set({ revokedAt: now }).where('userId', '=', disabledPerson.userId).execute();
  expect(await getStatus('/open', disabledPerson.token)).toBe(401);
});

it('lets a dead token log out', async () => {
  const { status } = await call('/api/auth/logout', { method: 'POST', token: 'u'.repeat(43) });
  expect(status).toBe(200);
  const alive = await call('/api/auth/logout', { method: 'POST', token: casey.token });
  expect(alive.json).toMatchObject({ message: String(casey.userId) });
});

it('prolongs a token by its use, and writes that down at most once an hour', async () => {
  const { token } = await person(db, { now, name: 'frequent' });
  clock.advance(59 * 60);
  await getStatus('/open', token);
  expect((await tokenRow(token)).lastUsedAt).toEqual(now);
  clock.advance(60);
  await getStatus('/open', token);
  expect(await tokenRow(token)).toEqual({
    lastUsedAt: new Date('2026-11-24T19:00:00Z'),
    expiresAt: new Date('2026-12-24T19:00:00Z'),
  });
});

describe('the front-of-house channel', () => {
  it.each([
    ['anonymous visitors', undefined, 403],
    ['customers', casey.token, 403],
    ['staff', clerk.token, 200],
  ])('reads for %s: %s', async (_, token, status) => {
    expect(await getStatus('/open?source=foh', token)).toBe(status);
    expect(await getStatus('/packages/foh', token)).toBe(status);
  });

  it.each([
    ['customers', casey.token, 403],
    ['staff who may not sell', clerk.token, 403],
    ['staff who may sell', seller.token, 200],
  ])('writes for %s: %s', async (_, token, status) => {
    expect((await call('/api/activities/channel', { body: { source: 'foh' }, token })).status).toBe(status);
  });

  it.each([
    ['customers', casey.token, 403],
    ['staff who may not sell', clerk.token, 403],
    ['staff who may sell', seller.token, 200],
  ])('writes to the basket of the counter for %s: %s', async (_, token, status) => {
    expect((await call('/api/activities/channel', { body: { cart_source: 'front-of-house' }, token })).status).toBe(
      status,
    );
  });

  it('is ignored by a call that takes no channel', async () => {
    expect(await getStatus('/no-channel?source=foh')).toBe(200);
  });
});

it('logs one line for a request, with the user and without the token', async () => {
  await call('/api/activities/open?rt=hidden', { token: clerk.token, headers: { 'X-Request-Id': 'trace-1' } });
  const line = lines.at(-1);
  expect(line).toMatchObject({
    msg: 'request',
    requestId: 'trace-1',
    operation: 'open',
    method: 'GET',
    status: 200,
    userId: clerk.userId,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(line)).not.toMatch(/hidden|clerk0/);
});
