import { transact } from '#backend/db/connection/transact.ts';
import { randomIds } from '#backend/ids.ts';
import { handOverEndpoint } from '#contract/customers/sign-ins.ts';
import { testBackend, testClock, testConfig, testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { recordSecurityEvent } from './security-event.ts';

const { db } = await testDatabase();
const clock = testClock();
const { log, lines } = testLog();
const { call } = testBackend({ db, clock, log, ids: randomIds });
await makeOperator(db);
const password = 'Correct-horse-1';
const robin = await makePerson(db, { email: 'robin@example.com', reference: 'R-1', password });
const address = '198.51.100.23';
const from = { 'X-Forwarded-For': address };

beforeEach(async () => {
  lines.length = 0;
  await db.deleteFrom('auditEvents').execute();
});

const events = () => lines.filter(({ msg }) => msg === 'security event');
const rows = () => db.selectFrom('auditEvents').selectAll().orderBy('id').execute();
const login = (username: string, secret: string) =>
  call('/api/auth/customer/login', { body: { username, password: secret }, headers: from });

it('tells of log-ins that failed and of those that worked, by the same hash of the account', async () => {
  await login('robin@example.com', 'wrong');
  await login('r-1', password);
  const [failed, succeeded] = events();
  expect([failed?.securityEvent, succeeded?.securityEvent]).toEqual(['log_in_failed', 'log_in_succeeded']);
  expect(failed?.account).toMatch(/^[\w-]{43}$/);
  expect(succeeded).toMatchObject({ account: failed?.account, address: failed?.address });
  expect((await rows()).map(({ action, subjectType, subjectId }) => [action, subjectType, subjectId])).toEqual([
    ['log_in_failed', 'user', String(robin.id)],
    ['log_in_succeeded', 'user', String(robin.id)],
  ]);
});

it('tells of a try at a name nobody has', async () => {
  await login('nobody@example.com', 'wrong');
  expect(await rows()).toMatchObject([{ action: 'log_in_failed', actorUserId: null, subjectType: 'account' }]);
});

describe('besides log-ins', () => {
  const told = () =>
    events().map(({ securityEvent, byHandOver, byRegistration }) => ({ securityEvent, byHandOver, byRegistration }));

  it('tells of a sign-in that was handed over, and of a code that was none', async () => {
    const { code } = getData(
      handOverEndpoint,
      await call('/api/auth/hand-over', { method: 'POST', token: robin.token }),
    );
    const exchange = () => call('/api/auth/hand-over/exchange', { body: { code }, headers: from });
    await exchange();
    await exchange();
    expect(told()).toEqual([
      { securityEvent: 'log_in_succeeded', byHandOver: true },
      { securityEvent: 'log_in_failed', byHandOver: true },
    ]);
  });

  it('tells of a registration, which signs in', async () => {
    const data_fields = {
      personal: { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '1990-01-01' },
      contact: { email: 'ivy@example.com' },
    };
    const secrets = { password, password_confirmation: password };
    const path = '/api/auth/customer/register?onboarding_type=customer_account_online';
    expect((await call(path, { body: { data_fields, ...secrets, terms: true }, headers: from })).status).toBe(200);
    expect(told()).toEqual([{ securityEvent: 'log_in_succeeded', byRegistration: true }]);
  });

  it('tells of a wrong current password and of a link that is none', async () => {
    const next = { password: 'A-new-horse-7', password_confirmation: 'A-new-horse-7' };
    const body = { current_password: 'wrong', ...next };
    await call('/api/auth/customer/password', { method: 'PUT', token: robin.token, body, headers: from });
    await call('/api/auth/customer/reset-password', { body: { token: 'no such link', ...next }, headers: from });
    expect(told()).toEqual([{ securityEvent: 'current_password_failed' }, { securityEvent: 'password_reset_failed' }]);
  });
});

it('tells of every request refused with 401, 403 or 429', async () => {
  await call('/api/auth/user', { headers: from });
  await call('/api/v1/users/1', { token: robin.token, headers: from });
  expect(events().map(({ operation, code }) => [operation, code])).toEqual([
    ['getAuthUser', 'unauthenticated'],
    ['getUser', 'forbidden'],
  ]);
  expect(await rows()).toMatchObject([
    { action: 'request_refused', actorUserId: null, details: { operation: 'getAuthUser', code: 'unauthenticated' } },
    { action: 'request_refused', actorUserId: robin.id, details: { operation: 'getUser', code: 'forbidden' } },
  ]);
});

it('has no name and no address in clear, in the log or in the rows', async () => {
  await login('robin@example.com', 'wrong');
  await login('nobody@example.com', 'wrong');
  await call('/api/v1/users/1', { token: robin.token, headers: from });
  const recordedText = JSON.stringify([lines, await rows()]);
  for (const secret of ['robin@', 'nobody@', address, 'R-1', 'wrong']) expect(recordedText).not.toContain(secret);
});

it('keeps a bounded number of rows of refusals, however many there are', async () => {
  for (let turn = 0; turn < 30; turn += 1)
    await call('/api/auth/user', { headers: { 'X-Forwarded-For': '198.51.100.77' } });
  expect(events()).toHaveLength(30);
  expect(await rows()).toHaveLength(20);
});

it('keeps no row of a change that was rolled back', async () => {
  const context = { clock, log, caller: null, requestId: 'r', config: testConfig(), address };
  const change = transact(db, async (tx) => {
    await recordSecurityEvent(tx, context, { action: 'password_changed', account: { userId: robin.id } });
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
});
