import { randomIds } from '#backend/ids.ts';
import { loginEndpoint } from '#contract/customers/auth.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const password = 'Correct-horse-1';
const robin = await makePerson(db, { email: 'Robin@example.com', reference: 'R-1', barcode: '7010', password });
await makePerson(db, { reference: 'CHILD-1', barcode: '7020' });
/** The reference of one is the barcode of the other. */
const namesake = await makePerson(db, { email: 'kim@example.com', reference: '7030', password });
await makePerson(db, { email: 'sam@example.com', reference: 'S-1', barcode: '7030', password });

/** A backend with rate-limit counters of its own. */
const fresh = () => testBackend({ db, clock, ids: randomIds });
const credentials = (username: string, secret = password) => ({ body: { username, password: secret } });
const path = '/api/auth/customer/login';

describe('logging in', () => {
  it.each(['robin@example.com', 'ROBIN@EXAMPLE.COM', ' r-1 ', '7010'])('logs in as %s', async (username) => {
    const { call } = fresh();
    const { token, expiresAt, user } = getData(loginEndpoint, await call(path, credentials(username)));
    expect(user).toMatchObject({ id: robin.id, email: 'Robin@example.com', reference: 'R-1' });
    expect(expiresAt).toBe('2026-12-24T18:00:00Z');
    expect((await call('/api/auth/user', { token })).status).toBe(200);
  });

  it('takes a number for a reference before it takes it for a barcode', async () => {
    const { user } = getData(loginEndpoint, await fresh().call(path, credentials('7030')));
    expect(user.id).toBe(namesake.id);
  });

  it('answers alike to a wrong password, an unknown name and a person without log-in', async () => {
    const { call } = fresh();
    const answers = await Promise.all([
      call(path, credentials('robin@example.com', 'wrong')),
      call(path, credentials('nobody@example.com')),
      call(path, credentials('CHILD-1')),
      call(path, credentials('7020')),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({
      status: 422,
      code: 'invalid_credentials',
      message: 'Your email, reference or password is not correct',
    });
  });

  it('needs both fields, of a sensible length', async () => {
    const { call } = fresh();
    expect(getFailure(await call(path, { body: {} })).errors).toEqual({
      username: ['Required'],
      password: ['Required'],
    });
    const { errors } = getFailure(await call(path, credentials('x'.repeat(256), 'y'.repeat(129))));
    expect(Object.keys(errors ?? {})).toEqual(['username', 'password']);
  });

  it('tells nothing personal besides the names one signs in by', async () => {
    const { user } = getData(loginEndpoint, await fresh().call(path, credentials('r-1')));
    const { gender, ethnicity, disability, dateOfBirth, phone, address, marketingPreferences } = user;
    expect([gender, ethnicity, disability, dateOfBirth, phone, address, marketingPreferences]).toEqual(
      Array(7).fill(null),
    );
  });

  it('never tells the hash of a password', async () => {
    expect((await fresh().call(path, credentials('r-1'))).text).not.toContain('argon2');
  });

  it('stops after ten failures of an account in a quarter of an hour, also with the right password', async () => {
    const { call } = fresh();
    for (let time = 0; time < 10; time += 1) expect((await call(path, credentials('r-1', 'wrong'))).status).toBe(422);
    const answer = await call(path, credentials('R-1'));
    expect(getFailure(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
    clock.advance(15 * 60 + 1);
    expect((await call(path, credentials('R-1'))).status).toBe(200);
    clock.set('2026-11-24T18:00:00Z');
  });

  it('counts one account, by whichever name it is tried', async () => {
    const { call } = fresh();
    const names = ['r-1', 'robin@example.com'];
    for (let time = 0; time < 10; time += 1)
      expect((await call(path, credentials(names[time % 2] ?? '', 'wrong'))).status).toBe(422);
    expect((await call(path, credentials('robin@example.com'))).status).toBe(429);
    expect((await call(path, credentials('r-1'))).status).toBe(429);
  });

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  it('does not let an address that is refused use up the tries of an account', async () => {
    const { call } = fresh();
    const bad = from('203.0.113.1');
    for (let time = 0; time < 100; time += 1) await call(path, { ...credentials(`nobody-${time}`, 'wrong'), ...bad });
    for (let time = 0; time < 40; time += 1)
      expect((await call(path, { ...credentials('r-1', 'wrong'), ...bad })).status).toBe(429);
    expect((await call(path, { ...credentials('r-1'), ...from('203.0.113.2') })).status).toBe(200);
  }, 60_000);

  it('keeps nobody out of where they have logged in before, however often strangers try', async () => {
    const { call } = fresh();
    const home = from('2001:db8:7:7::1');
    expect((await call(path, { ...credentials('r-1'), ...home })).status).toBe(200);
    for (let network = 0; network < 4; network += 1) {
      for (let time = 0; time < 10; time += 1)
        await call(path, { ...credentials('r-1', 'wrong'), ...from(`198.51.100.${network}`) });
    }
    expect((await call(path, { ...credentials('r-1'), ...from('198.51.100.200') })).status).toBe(429);
    expect((await call(path, { ...credentials('r-1'), ...from('2001:db8:7:7:ffff::2') })).status).toBe(200);
  }, 60_000);

  it('limits log-ins that work, too, far above what anybody needs', async () => {
    const { call } = fresh();
    const statuses = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await call(path, { ...credentials('r-1'), ...from('192.0.2.60') })).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  }, 60_000);

  it('counts failures only', async () => {
    const { call } = fresh();
    for (let time = 0; time < 12; time += 1) expect((await call(path, credentials('r-1'))).status).toBe(200);
  });
});

describe('logging out', () => {
  it('revokes the token, and is 200 with a dead one, without one, and twice', async () => {
    const { call } = fresh();
    const { token } = getData(loginEndpoint, await call(path, credentials('r-1')));
    const logout = (sent: object) => call('/api/auth/logout', { method: 'POST', ...sent });
    expect(await logout({ token })).toMatchObject({ status: 200, json: { data: null } });
    expect((await call('/api/auth/user', { token })).status).toBe(401);
    expect((await logout({ token })).status).toBe(200);
    expect((await logout({})).status).toBe(200);
  });

  it('leaves other devices signed in', async () => {
    const { call } = fresh();
    const first = getData(loginEndpoint, await call(path, credentials('r-1')));
    const second = getData(loginEndpoint, await call(path, credentials('r-1')));
    await call('/api/auth/logout', { method: 'POST', token: first.token });
    expect((await call('/api/auth/user', { token: second.token })).status).toBe(200);
  });
});
