import { hashToken } from '#backend/http/input/token.ts';
import { randomIds } from '#backend/ids.ts';
import { loginEndpoint } from '#contract/customers/auth.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds });
await makeOperator(db);
const password = 'Correct-horse-1';
let people = 0;

async function person() {
  people += 1;
  const email = `person-${people}@example.com`;
  const { id, token } = await makePerson(db, { email, password, firstName: 'Robin', lastName: 'Featherstone' });
  return { id, email, token };
}

const logIn = (username: string, secret: string) =>
  call('/api/auth/customer/login', { body: { username, password: secret } });
const change = (token: string, next: string, current = password) =>
  call('/api/auth/customer/password', {
    method: 'PUT',
    token,
    body: { current_password: current, password: next, password_confirmation: next },
  });
const register = (secret: string, email: string) =>
  call('/api/auth/customer/register?onboarding_type=customer_account_online', {
    body: {
      data_fields: {
        personal: { first_name: 'Robin', last_name: 'Featherstone', date_of_birth: '1990-01-01' },
        contact: { email },
      },
      password: secret,
      password_confirmation: secret,
      terms: true,
    },
  });

describe('changing the password', () => {
  it('asks for the current one, keeps this device and logs out the others', async () => {
    const { email, token } = await person();
    const other = getData(loginEndpoint, await logIn(email, password));
    const answer = await change(token, 'A-new-horse-7');
    expect(getMessage(answer)).toBe('Your password has been changed');
    expect((await call('/api/auth/user', { token })).status).toBe(200);
    expect((await call('/api/auth/user', { token: other.token })).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(422);
    expect((await logIn(email, 'A-new-horse-7')).status).toBe(200);
  });

  it('tells the person by mail', async () => {
    const { email, token } = await person();
    await change(token, 'A-new-horse-7');
    const mails = await db.selectFrom('outbox').select('payload').execute();
    const sent = mails.map(({ payload }) => payload).filter(({ to }) => to === email);
    expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('makes links mailed before useless', async () => {
    const { id, token } = await person();
    const dates = { createdAt: clock.now(), expiresAt: new Date('2026-11-24T19:00:00Z') };
    await db
      .insertInto('passwordResets')
      .values({ userId: id, tokenHash: 'some hash', ...dates })
      .execute();
    await change(token, 'A-new-horse-7');
    expect(
      await db.selectFrom('passwordResets').where('userId', '=', id).where('usedAt', 'is', null).selectAll().execute(),
    ).toEqual([]);
  });

  it('is refused without the current one, and leaves everything as it was', async () => {
    const { email, token } = await person();
    const answer = await change(token, 'A-new-horse-7', 'not it');
    expect(getFailure(answer)).toMatchObject({
      status: 422,
      errors: { current_password: ['This is not your current password'] },
    });
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('stops after ten wrong current passwords, and counts no right ones', async () => {
    const { token } = await person();
    for (let time = 0; time < 3; time += 1) expect((await change(token, 'password')).status).toBe(422);
    for (let time = 0; time < 10; time += 1) expect((await change(token, 'A-new-horse-7', 'not it')).status).toBe(422);
    expect((await change(token, 'A-new-horse-7')).status).toBe(429);
  });

  it('is for people who are signed in', async () => {
    expect((await call('/api/auth/customer/password', { method: 'PUT', body: {} })).status).toBe(401);
  });
});

describe('a new password', () => {
  it.each([
    'password',
    'PASSWORD',
    '12345678',
    'aaaaaaaa',
    '        ',
    'touchline',
    'Touchline1',
    'featherstone!',
    'Robin-2026',
    'trustno1',
  ])('is not "%s", wherever it is chosen', async (easy) => {
    const { token } = await person();
    expect(Object.keys(getFailure(await change(token, easy)).errors ?? {})).toEqual(['password']);
    expect(
      Object.keys(getFailure(await register(easy, `easy-${easy.length}-${people}@example.com`)).errors ?? {}),
    ).toEqual(['password']);
  });

  it('is not too easy when it is set by a link, which stays good', async () => {
    const { id } = await person();
    const dates = { createdAt: clock.now(), expiresAt: new Date('2026-11-24T19:00:00Z') };
    await db
      .insertInto('passwordResets')
      .values({ userId: id, tokenHash: hashToken('the link'), ...dates })
      .execute();
    const reset = (secret: string) =>
      call('/api/auth/customer/reset-password', {
        body: { token: 'the link', password: secret, password_confirmation: secret },
      });
    expect(getFailure(await reset('featherstone')).errors).toEqual({
      password: ['This password is too easy to guess, please choose another one'],
    });
    expect((await reset('A-new-horse-7')).status).toBe(200);
  });

  it.each([
    'A-new-horse-7',
    'correct horse battery staple',
    'Touchline-demo-1',
    'tŷ bach twt y ceffyl',
    '馬電池ホチキス正しい',
    'x'.repeat(60) + 'yz1',
  ])('may be "%s"', async (good) => {
    const { token } = await person();
    expect((await change(token, good)).status).toBe(200);
  });
});
