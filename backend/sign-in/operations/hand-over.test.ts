import { randomIds } from '#backend/ids.ts';
import { getAuthUserEndpoint, loginEndpoint } from '#contract/customers/auth.ts';
import { exchangeHandOverEndpoint, handOverEndpoint } from '#contract/customers/sign-ins.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds });
await makeOperator(db);
const password = 'Correct-horse-1';
const robin = await makePerson(db, { email: 'robin@example.com', password });

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const ask = (token = robin.token) => call('/api/auth/hand-over', { method: 'POST', token });
const exchange = (code: string) => call('/api/auth/hand-over/exchange', { body: { code } });
const getCode = async (token?: string) => getData(handOverEndpoint, await ask(token)).code;

it('carries a sign-in over by a code that is no bearer token', async () => {
  const { code, expiresAt } = getData(handOverEndpoint, await ask());
  expect(code).toMatch(/^ho_[\w-]{43}$/);
  expect(expiresAt).toBe('2026-11-24T18:01:00Z');
  expect((await call('/api/auth/user', { token: code })).status).toBe(401);
  const signedIn = getData(exchangeHandOverEndpoint, await exchange(code));
  expect(signedIn.token).not.toBe(robin.token);
  expect(getData(getAuthUserEndpoint, await call('/api/auth/user', { token: signedIn.token })).user.id).toBe(robin.id);
});

it('works once, also when two come at the same moment', async () => {
  const code = await getCode();
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(getFailure(await exchange(code)).code).toBe('invalid_token');
});

it('works for a minute', async () => {
  const code = await getCode();
  clock.advance(60);
  expect(getFailure(await exchange(code)).code).toBe('invalid_token');
});

it('ends with the sign-in that asked for it', async () => {
  const { token } = getData(
    loginEndpoint,
    await call('/api/auth/customer/login', { body: { username: 'robin@example.com', password } }),
  );
  const code = await getCode(token);
  await call('/api/auth/logout', { method: 'POST', token });
  expect(getFailure(await exchange(code)).code).toBe('invalid_token');
});

it('is nobody’s guess and not for people who are not signed in', async () => {
  expect(getFailure(await exchange('ho_nothing')).code).toBe('invalid_token');
  expect((await call('/api/auth/hand-over', { method: 'POST' })).status).toBe(401);
});

it('keeps no code in the database, only what it is known by', async () => {
  const code = await getCode();
  const rows = await db.selectFrom('handOverCodes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('is refused after thirty in a minute', async () => {
  const other = await makePerson(db);
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push(await ask(other.token));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)?.status).toBe(429);
});
