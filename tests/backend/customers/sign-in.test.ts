import { loginEndpoint } from '../../../contract/auth.ts';
import { randomIds } from '../../../backend/ids.ts';
import { dataOf, failureOf } from '../../support/replies.ts';
import { testBackend, testClock } from '../../support/backend.ts';
import { testDatabase } from '../../support/database.ts';
import { makeOperator } from '../../support/make-operator.ts';
import { makePerson } from '../../support/make-person.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const password = 'Correct-horse-1';
const robin = await makePerson(db, { email: 'Robin@example.com', reference: 'R-1', password });
await makePerson(db, { reference: 'CHILD-1' });

/** With counts of attempts of its own. */
const fresh = () => testBackend({ db, clock, ids: randomIds });
const credentials = (username: string, secret = password) => ({ body: { username, password: secret } });
const path = '/api/auth/customer/login';

describe('logging in', () => {
  it.each(['robin@example.com', 'ROBIN@EXAMPLE.COM', ' r-1 '])('works as %s', async (username) => {
    const { call } = fresh();
    const { token, expiresAt, user } = dataOf(loginEndpoint, await call(path, credentials(username)));
    expect(user).toMatchObject({ id: robin.id, email: 'Robin@example.com', reference: 'R-1' });
    expect(expiresAt).toBe('2026-12-24T18:00:00Z');
    expect((await call('/api/auth/user', { token })).status).toBe(200);
  });

  it('answers alike to a wrong password, an unknown name and a person without log-in', async () => {
    const { call } = fresh();
    const answers = await Promise.all([
      call(path, credentials('robin@example.com', 'wrong')),
      call(path, credentials('nobody@example.com')),
      call(path, credentials('CHILD-1')),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({ status: 422, code: 'invalid_credentials', message: 'Your email, reference or password is not correct' });
  });

  it('needs both fields, of a sensible length', async () => {
    const { call } = fresh();
    expect(failureOf(await call(path, { body: {} })).errors).toEqual({ username: ['Required'], password: ['Required'] });
    const { errors } = failureOf(await call(path, credentials('x'.repeat(256), 'y'.repeat(129))));
    expect(Object.keys(errors ?? {})).toEqual(['username', 'password']);
  });

  it('never tells the hash of a password', async () => {
    expect((await fresh().call(path, credentials('r-1'))).text).not.toContain('argon2');
  });

  it('stops after ten failures of an account in a quarter of an hour, also with the right password', async () => {
    const { call } = fresh();
    for (let time = 0; time < 10; time += 1) expect((await call(path, credentials('r-1', 'wrong'))).status).toBe(422);
    const answer = await call(path, credentials('R-1'));
    expect(failureOf(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
    clock.advance(15 * 60 + 1);
    expect((await call(path, credentials('R-1'))).status).toBe(200);
    clock.set('2026-11-24T18:00:00Z');
  });

  it('counts failures only', async () => {
    const { call } = fresh();
    for (let time = 0; time < 12; time += 1) expect((await call(path, credentials('r-1'))).status).toBe(200);
  });
});

describe('logging out', () => {
  it('revokes the token, and is 200 with a dead one, without one, and twice', async () => {
    const { call } = fresh();
    const { token } = dataOf(loginEndpoint, await call(path, credentials('r-1')));
    const logout = (sent: object) => call('/api/auth/logout', { method: 'POST', ...sent });
    expect(await logout({ token })).toMatchObject({ status: 200, json: { data: null } });
    expect((await call('/api/auth/user', { token })).status).toBe(401);
    expect((await logout({ token })).status).toBe(200);
    expect((await logout({})).status).toBe(200);
  });

  it('leaves other devices signed in', async () => {
    const { call } = fresh();
    const first = dataOf(loginEndpoint, await call(path, credentials('r-1')));
    const second = dataOf(loginEndpoint, await call(path, credentials('r-1')));
    await call('/api/auth/logout', { method: 'POST', token: first.token });
    expect((await call('/api/auth/user', { token: second.token })).status).toBe(200);
  });
});
