import { hashToken } from '#backend/http/input/token.ts';
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
const exchange = (code: string, current_token?: string) =>
  call('/api/auth/hand-over/exchange', { body: { code, current_token } });
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

describe('what is handed over', () => {
  const day = 24 * 60 * 60;
  let people = 0;

  async function signedIn(facts: { permissions?: [] } = {}) {
    people += 1;
    const email = `handing-${people}@example.com`;
    const { id } = await makePerson(db, { email, password, ...facts });
    const answer = await call('/api/auth/customer/login', { body: { username: email, password } });
    return { id, email, ...getData(loginEndpoint, answer) };
  }
  const handOn = async (token: string) => getData(exchangeHandOverEndpoint, await exchange(await getCode(token)));
  const isSignedIn = async (token: string) => (await call('/api/auth/user', { token })).status === 200;
  const setByPin = (token: string) =>
    db
      .updateTable('accessTokens')
      .set({ byPin: true, passwordAt: null })
      .where('tokenHash', '=', hashToken(token))
      .execute();

  it('is never a sign-in by PIN, which makes no address of a calendar either', async () => {
    const { token } = await signedIn();
    const code = await getCode(token);
    await setByPin(token);
    expect((await ask(token)).status).toBe(403);
    expect(getFailure(await exchange(code)).code).toBe('invalid_token');
    expect((await call('/api/my-account/calendar-feed', { method: 'POST', token })).status).toBe(403);
  });

  it('is no password and comes from no other sign-in by PIN, in the database either', async () => {
    const { token } = await signedIn();
    const [parent] = await db.selectFrom('accessTokens').select('id').limit(1).execute();
    await setByPin(token);
    const write = (facts: { passwordAt: Date } | { parentId: string }) =>
      db.updateTable('accessTokens').set(facts).where('tokenHash', '=', hashToken(token)).execute();
    const refused = { constraint: 'access_tokens_pin_is_no_password' };
    await expect(write({ passwordAt: clock.now() })).rejects.toMatchObject(refused);
    await expect(write({ parentId: parent?.id ?? '' })).rejects.toMatchObject(refused);
  });

  it('is no password after a PIN although one was shown once: it is asked for each time', async () => {
    const { id, email, token } = await signedIn();
    await setByPin(token);
    const change = async (more: { current_password?: string }) => {
      const body = { data: { email: `next-${email}`, ...more } };
      return (await call(`/api/v1/users/${id}`, { method: 'PATCH', token, body })).status;
    };
    expect(await change({})).toBe(422);
    expect(await change({ current_password: password })).toBe(200);
    expect(await change({})).toBe(422);
  });

  it('shows no password that was not shown lately', async () => {
    const { id, email, token } = await signedIn();
    const change = (by: string) =>
      call(`/api/v1/users/${id}`, { method: 'PATCH', token: by, body: { data: { email: `next-${email}` } } });
    expect((await change((await handOn(token)).token)).status).toBe(200);
    clock.advance(2 * 60 * 60);
    expect((await change(token)).status).toBe(422);
    expect((await change((await handOn(token)).token)).status).toBe(422);
  });

  it('ends 90 days after a customer has logged in', async () => {
    const { token } = await signedIn();
    for (let days = 0; days < 89; days += 1) {
      clock.advance(day);
      expect(await isSignedIn(token)).toBe(true);
    }
    clock.advance(day - 60 * 60);
    const next = await handOn(token);
    expect(next.expiresAt).toBe('2027-02-22T18:00:00Z');
    expect(await isSignedIn(next.token)).toBe(true);
    clock.advance(60 * 60);
    expect(await isSignedIn(next.token)).toBe(false);
  });

  it('ends twelve hours after a member of staff has logged in, and shows no second factor that was not shown', async () => {
    const { id, token } = await signedIn({ permissions: [] });
    for (let hours = 1; hours < 12; hours += 1) {
      clock.advance(60 * 60);
      expect(await isSignedIn(token)).toBe(true);
    }
    clock.advance(59 * 60);
    const next = await handOn(token);
    expect(next.expiresAt).toBe('2026-11-25T06:00:00Z');
    clock.advance(60);
    expect(await isSignedIn(next.token)).toBe(false);
    const factors = await db.selectFrom('accessTokens').where('userId', '=', id).select('secondFactorAt').execute();
    expect(factors.filter(({ secondFactorAt }) => secondFactorAt !== null)).toEqual([]);
  });

  it('keeps the time of a second factor', async () => {
    const { id, token } = await signedIn();
    const shownAt = new Date('2026-11-24T17:30:00Z');
    await db.updateTable('accessTokens').set({ secondFactorAt: shownAt }).where('userId', '=', id).execute();
    await handOn(token);
    const rows = await db.selectFrom('accessTokens').where('userId', '=', id).select('secondFactorAt').execute();
    expect(rows.map(({ secondFactorAt }) => secondFactorAt)).toEqual([shownAt, shownAt, shownAt]);
  });

  it('ends with the sign-in before it, also where that was handed over itself', async () => {
    const first = await signedIn();
    const second = await handOn(first.token);
    const third = await handOn(second.token);
    const other = await handOn(first.token);
    await call('/api/auth/logout', { method: 'POST', token: second.token });
    expect(await Promise.all([first, second, third, other].map(({ token }) => isSignedIn(token)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await call('/api/auth/logout', { method: 'POST', token: first.token });
    expect(await isSignedIn(other.token)).toBe(false);
  });

  it('ends with it at whatever moment that ends', async () => {
    for (let time = 0; time < 10; time += 1) {
      const { id, token } = await signedIn();
      const code = await getCode(token);
      await Promise.all([exchange(code), call('/api/auth/logout', { method: 'POST', token })]);
      const live = db.selectFrom('accessTokens').where('userId', '=', id).where('revokedAt', 'is', null);
      // The one that `makePerson` made stays.
      expect(await live.select('id').execute()).toHaveLength(1);
    }
  });

  it('takes the place of a sign-in of the same person in the same browser', async () => {
    const first = await signedIn();
    const code = await getCode(first.token);
    const answer = await exchange(code, first.token);
    const next = getData(exchangeHandOverEndpoint, answer);
    expect([await isSignedIn(first.token), await isSignedIn(next.token)]).toEqual([false, true]);
    const stranger = await signedIn();
    const other = await getCode(next.token);
    await exchange(other, stranger.token);
    expect(await isSignedIn(stranger.token)).toBe(true);
  });

  it('stays signed in where it changes the password itself', async () => {
    const { token } = await signedIn();
    const next = await handOn(token);
    const body = { current_password: password, password: 'Another-horse-2', password_confirmation: 'Another-horse-2' };
    expect((await call('/api/auth/customer/password', { method: 'PUT', token: next.token, body })).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(next.token)]).toEqual([false, true]);
  });
});
