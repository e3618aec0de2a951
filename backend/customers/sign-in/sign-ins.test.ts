import { randomIds } from '#backend/ids.ts';
import { loginEndpoint } from '#contract/customers/auth.ts';
import { listSignInsEndpoint } from '#contract/customers/sign-ins.ts';
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
const [chrome, phone] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
];
let people = 0;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function person(input: Parameters<typeof makePerson>[1] = {}) {
  people += 1;
  const email = `person-${people}@example.com`;
  const { id } = await makePerson(db, { email, password, ...input });
  await db.deleteFrom('accessTokens').where('userId', '=', id).execute();
  const logIn = async (sent: { headers?: Record<string, string>; token?: string } = {}) =>
    getData(loginEndpoint, await call('/api/auth/customer/login', { body: { username: email, password }, ...sent }));
  return { id, email, logIn };
}

const list = async (token: string) => getData(listSignInsEndpoint, await call('/api/auth/sessions', { token }));
const isSignedIn = async (token: string) => (await call('/api/auth/user', { token })).status === 200;

describe('where somebody is signed in', () => {
  it('is listed with this device first and the others by last use, in words that people know', async () => {
    const { logIn } = await person();
    const first = await logIn({ headers: { 'user-agent': chrome } });
    clock.advance(60);
    const second = await logIn({ headers: { 'user-agent': phone } });
    clock.advance(60);
    await logIn();
    const shownSignIns = await list(first.token);
    expect(shownSignIns.map(({ browser, system, kind, current }) => [browser, system, kind, current])).toEqual([
      ['Chrome', 'Windows', 'computer', true],
      [null, null, null, false],
      ['Safari', 'iOS', 'phone', false],
    ]);
    expect(shownSignIns[2]).toMatchObject({ signedInAt: '2026-11-24T18:01:00Z', lastUsedAt: '2026-11-24T18:01:00Z' });
    expect((await list(second.token)).map(({ current }) => current)).toEqual([true, false, false]);
  });

  it('shows none that has ended, and nobody else’s', async () => {
    const [one, other] = [await person(), await person()];
    const [keptSignIn, endedSignIn] = [await one.logIn(), await one.logIn()];
    await other.logIn();
    await call('/api/auth/logout', { method: 'POST', token: endedSignIn.token });
    expect(await list(keptSignIn.token)).toHaveLength(1);
  });

  it('never shows a token', async () => {
    const { token } = await (await person()).logIn();
    expect((await call('/api/auth/sessions', { token })).text).not.toContain(token);
  });

  it('keeps a browser’s name of any length', async () => {
    const { token } = await (await person()).logIn({ headers: { 'user-agent': 'x'.repeat(5000) } });
    expect(await list(token)).toHaveLength(1);
  });
});

describe('logging out elsewhere', () => {
  it('ends one other sign-in and nothing besides', async () => {
    const { logIn } = await person();
    const [here, there, elsewhere] = [await logIn(), await logIn(), await logIn()];
    const id = (await list(there.token))[0]?.id ?? '';
    const end = () => call(`/api/auth/sessions/${id}`, { method: 'DELETE', token: here.token });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await Promise.all([here, there, elsewhere].map(({ token }) => isSignedIn(token)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('ends all others at once', async () => {
    const { logIn } = await person();
    const [here, there, elsewhere] = [await logIn(), await logIn(), await logIn()];
    expect((await call('/api/auth/sessions', { method: 'DELETE', token: here.token })).status).toBe(200);
    expect(await Promise.all([here, there, elsewhere].map(({ token }) => isSignedIn(token)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('does not reach anybody else’s sign-in', async () => {
    const [one, other] = [await (await person()).logIn(), await (await person()).logIn()];
    const id = (await list(other.token))[0]?.id ?? '';
    expect(getFailure(await call(`/api/auth/sessions/${id}`, { method: 'DELETE', token: one.token })).code).toBe(
      'not_found',
    );
    await call('/api/auth/sessions', { method: 'DELETE', token: one.token });
    expect(await isSignedIn(other.token)).toBe(true);
  });
});

describe('a new sign-in', () => {
  it('ends the one it came with', async () => {
    const { logIn } = await person();
    const before = await logIn();
    const after = await logIn({ token: before.token });
    expect(await isSignedIn(before.token)).toBe(false);
    expect(await isSignedIn(after.token)).toBe(true);
  });

  it('that fails leaves the one it came with', async () => {
    const { email, logIn } = await person();
    const { token } = await logIn();
    await call('/api/auth/customer/login', { token, body: { username: email, password: 'wrong' } });
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('the end of a sign-in', () => {
  const day = 24 * 60 * 60;

  it('comes 90 days after its start, however much a customer uses it', async () => {
    const { token, expiresAt } = await (await person()).logIn();
    expect(expiresAt).toBe('2026-12-24T18:00:00Z');
    for (let days = 10; days < 90; days += 10) {
      clock.advance(10 * day);
      expect(await isSignedIn(token)).toBe(true);
    }
    clock.advance(10 * day);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('comes two hours after the last use of a member of staff', async () => {
    const { token } = await (await person({ permissions: ['sell'] })).logIn();
    clock.advance(119 * 60);
    expect(await isSignedIn(token)).toBe(true);
    clock.advance(119 * 60);
    expect(await isSignedIn(token)).toBe(true);
    clock.advance(121 * 60);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('comes twelve hours after a member of staff has begun', async () => {
    const { token, expiresAt } = await (await person({ permissions: ['sell'] })).logIn();
    expect(expiresAt).toBe('2026-11-25T06:00:00Z');
    for (let hours = 1; hours < 12; hours += 1) {
      clock.advance(60 * 60);
      expect(await isSignedIn(token)).toBe(true);
    }
    clock.advance(60 * 60);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('comes at once for a long sign-in of somebody who has become staff', async () => {
    const { id, logIn } = await person();
    const { token } = await logIn();
    clock.advance(day);
    expect(await isSignedIn(token)).toBe(true);
    await db.updateTable('users').set({ isStaff: true }).where('id', '=', id).execute();
    expect(await isSignedIn(token)).toBe(false);
  });
});
