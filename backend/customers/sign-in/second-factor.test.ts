import { Secret, TOTP } from 'otpauth';
import { hashToken } from '#backend/http/input/token.ts';
import { randomIds } from '#backend/ids.ts';
import { getAuthUserEndpoint, loginEndpoint } from '#contract/customers/auth.ts';
import {
  confirmSecondFactorEndpoint,
  enrolSecondFactorEndpoint,
  getSecondFactorEndpoint,
} from '#contract/customers/second-factor.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const password = 'Correct-horse-1';
let people = 0;

beforeEach(() => clock.set('2026-11-24T18:00:10Z'));

/** A backend with rate-limit counters of its own. */
const backend = (staffSecondFactor: 'optional' | 'required' = 'optional') =>
  testBackend({ db, clock, ids: randomIds, config: testConfig({ staffSecondFactor }) });
const { call } = backend();

const getCode = (secret: string, at = clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const wrongCode = (secret: string) => String((Number(getCode(secret)) + 1) % 1_000_000).padStart(6, '0');
const post = (path: string, token: string, body: object) => call(`/api/auth/second-factor${path}`, { token, body });
const status = async (token: string) =>
  getData(getSecondFactorEndpoint, await call('/api/auth/second-factor', { token }));

async function staff() {
  people += 1;
  const email = `staff-${people}@example.com`;
  const { id, token } = await makePerson(db, { email, password, permissions: ['sell'] });
  const logIn = (code?: string, { call: by } = { call }) =>
    by('/api/auth/customer/login', { body: { username: email, password, code } });
  return { id, email, token, logIn };
}

/** Somebody with an active second factor; the code of the current step is used. */
async function enrolledStaff() {
  const person = await staff();
  const { secret, uri } = getData(
    enrolSecondFactorEndpoint,
    await post('', person.token, { current_password: password }),
  );
  const answer = await post('/confirm', person.token, { code: getCode(secret) });
  const { recoveryCodes } = getData(confirmSecondFactorEndpoint, answer);
  clock.advance(30);
  return { ...person, secret, uri, recoveryCodes };
}

describe('setting up an authenticator app', () => {
  it('gives a secret to scan, is in force once a code is right, and gives ten recovery codes', async () => {
    const { token, email, uri, secret, recoveryCodes } = await enrolledStaff();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(uri)).toContain(email);
    expect(uri).toContain(`secret=${secret}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    expect(await status(token)).toEqual({ offered: true, required: false, enabled: true, recoveryCodesLeft: 10 });
  });

  it('changes nothing until the code is right', async () => {
    const { token, logIn } = await staff();
    const { secret } = getData(enrolSecondFactorEndpoint, await post('', token, { current_password: password }));
    expect(getFailure(await post('/confirm', token, { code: wrongCode(secret) })).errors).toEqual({
      code: ['This code is not right'],
    });
    expect((await status(token)).enabled).toBe(false);
    expect((await logIn()).status).toBe(200);
  });

  it('asks for the password', async () => {
    const { token } = await staff();
    expect(Object.keys(getFailure(await post('', token, { current_password: 'not it' })).errors ?? {})).toEqual([
      'current_password',
    ]);
  });

  it('ends the sign-ins made without it, but not this one, and tells by mail', async () => {
    const person = await staff();
    const other = getData(loginEndpoint, await person.logIn());
    const { secret } = getData(enrolSecondFactorEndpoint, await post('', person.token, { current_password: password }));
    await post('/confirm', person.token, { code: getCode(secret) });
    expect((await call('/api/auth/user', { token: other.token })).status).toBe(401);
    expect((await call('/api/auth/user', { token: person.token })).status).toBe(200);
    const mails = await db.selectFrom('outbox').select('payload').execute();
    expect(mails.filter(({ payload }) => payload.to === person.email).map(({ payload }) => payload.subject)).toEqual([
      'Two-step log-in is on',
    ]);
  });

  it('is not for customers, not done twice, and not confirmed without having begun', async () => {
    const customer = await makePerson(db, { email: 'customer@example.com', password });
    expect((await post('', customer.token, { current_password: password })).status).toBe(403);
    expect((await status(customer.token)).offered).toBe(false);
    const { token } = await enrolledStaff();
    expect(getFailure(await post('', token, { current_password: password })).code).toBe('second_factor_on');
    expect((await post('/confirm', (await staff()).token, { code: '123456' })).status).toBe(404);
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const { id, secret, recoveryCodes } = await enrolledStaff();
    const factors = await db.selectFrom('secondFactors').where('userId', '=', id).selectAll().execute();
    const codes = await db.selectFrom('recoveryCodes').where('userId', '=', id).selectAll().execute();
    expect(JSON.stringify([factors, codes])).not.toContain(secret);
    expect(recoveryCodes.filter((code) => JSON.stringify(codes).includes(code))).toEqual([]);
  });
});

describe('logging in with it', () => {
  it('asks for a code once the password is right, and only then', async () => {
    const { email, logIn, secret } = await enrolledStaff();
    expect(getFailure(await logIn())).toMatchObject({ status: 422, code: 'second_factor_required' });
    const wrong = await call('/api/auth/customer/login', {
      body: { username: email, password: 'not it', code: getCode(secret) },
    });
    expect(getFailure(wrong).code).toBe('invalid_credentials');
    expect((await logIn(getCode(secret))).status).toBe(200);
  });

  it('refuses a wrong code, one from two minutes ago, and one used before', async () => {
    const { logIn, secret } = await enrolledStaff();
    clock.advance(300);
    expect(getFailure(await logIn(wrongCode(secret))).code).toBe('invalid_code');
    expect(getFailure(await logIn(getCode(secret, new Date(clock.now().getTime() - 120_000)))).code).toBe(
      'invalid_code',
    );
    const code = getCode(secret);
    expect((await logIn(code)).status).toBe(200);
    expect(getFailure(await logIn(code)).code).toBe('invalid_code');
  });

  it('takes a code of the step before, but none older than the last one taken', async () => {
    const { logIn, secret } = await enrolledStaff();
    clock.advance(300);
    const before = getCode(secret, new Date(clock.now().getTime() - 30_000));
    expect((await logIn(getCode(secret))).status).toBe(200);
    expect(getFailure(await logIn(before)).code).toBe('invalid_code');
    clock.advance(60);
    expect((await logIn(getCode(secret, new Date(clock.now().getTime() - 30_000)))).status).toBe(200);
  });

  it('takes one code once, when many come at the same moment', async () => {
    const { logIn, secret } = await enrolledStaff();
    const code = getCode(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
    expect(answers.filter(({ status: answered }) => answered === 200)).toHaveLength(1);
  });

  it('takes a recovery code in place of the app, however it is typed, once, and tells by mail', async () => {
    const { email, token, logIn, recoveryCodes } = await enrolledStaff();
    const [code = ''] = recoveryCodes;
    expect((await logIn(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(getFailure(await logIn(code)).code).toBe('invalid_code');
    expect((await status(token)).recoveryCodesLeft).toBe(9);
    const mails = await db.selectFrom('outbox').select('payload').execute();
    expect(mails.filter(({ payload }) => payload.to === email).map(({ payload }) => payload.subject)).toContain(
      'A recovery code was used',
    );
  });

  it('takes nobody else’s recovery code', async () => {
    const [one, other] = [await enrolledStaff(), await enrolledStaff()];
    expect(getFailure(await one.logIn(other.recoveryCodes[0])).code).toBe('invalid_code');
    expect((await other.logIn(other.recoveryCodes[0])).status).toBe(200);
  });

  it('stops after ten wrong codes in a quarter of an hour, and counts no log-in that was only asked for one', async () => {
    const { logIn, secret } = await enrolledStaff();
    const otherBackend = backend();
    clock.advance(300);
    for (let time = 0; time < 12; time += 1) expect((await logIn(undefined, otherBackend)).status).toBe(422);
    for (let time = 0; time < 10; time += 1) expect((await logIn(wrongCode(secret), otherBackend)).status).toBe(422);
    expect((await logIn(getCode(secret), otherBackend)).status).toBe(429);
  });

  it('is still asked for after the password was reset by a link', async () => {
    const { email, id } = await enrolledStaff();
    await db
      .insertInto('passwordResets')
      .values({
        userId: id,
        tokenHash: hashToken('the link'),
        createdAt: clock.now(),
        expiresAt: new Date('2026-11-24T19:00:00Z'),
      })
      .execute();
    const body = { token: 'the link', password: 'A-new-horse-7', password_confirmation: 'A-new-horse-7' };
    expect((await call('/api/auth/customer/reset-password', { body })).status).toBe(200);
    const answer = await call('/api/auth/customer/login', { body: { username: email, password: 'A-new-horse-7' } });
    expect(getFailure(answer).code).toBe('second_factor_required');
  });
});

describe('taking it away', () => {
  it('asks for password and code, and then the password is enough again', async () => {
    const { token, logIn, secret } = await enrolledStaff();
    const remove = (body: object) => post('/remove', token, body);
    expect((await remove({ current_password: 'not it', code: getCode(secret) })).status).toBe(422);
    expect(
      Object.keys(getFailure(await remove({ current_password: password, code: wrongCode(secret) })).errors ?? {}),
    ).toEqual(['code']);
    expect((await status(token)).enabled).toBe(true);
    expect((await remove({ current_password: password, code: getCode(secret) })).status).toBe(200);
    expect(await status(token)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
  });

  it('cannot be done by guessing codes', async () => {
    const { token, secret } = await enrolledStaff();
    clock.advance(300);
    for (let time = 0; time < 10; time += 1)
      expect((await post('/remove', token, { current_password: password, code: wrongCode(secret) })).status).toBe(422);
    expect((await post('/remove', token, { current_password: password, code: getCode(secret) })).status).toBe(429);
  });
});

describe('where staff must have it', () => {
  const requiringBackend = backend('required');
  const permissions = async (token: string) =>
    getData(getAuthUserEndpoint, await requiringBackend.call('/api/auth/user', { token })).permissions;
  const asStaff = (token: string) => requiringBackend.call('/api/checkout/cart?source=foh', { token });

  it('they have no permission until they have shown it', async () => {
    const person = await staff();
    const { token } = getData(loginEndpoint, await person.logIn(undefined, requiringBackend));
    expect(await permissions(token)).toEqual([]);
    expect((await asStaff(token)).status).toBe(403);
    const { secret } = getData(
      enrolSecondFactorEndpoint,
      await requiringBackend.call('/api/auth/second-factor', { token, body: { current_password: password } }),
    );
    expect(
      getData(getSecondFactorEndpoint, await requiringBackend.call('/api/auth/second-factor', { token })).required,
    ).toBe(true);
    await requiringBackend.call('/api/auth/second-factor/confirm', { token, body: { code: getCode(secret) } });
    expect(await permissions(token)).toEqual(['sell']);
    expect((await asStaff(token)).status).toBe(200);
    clock.advance(30);
    const again = getData(loginEndpoint, await person.logIn(getCode(secret), requiringBackend));
    expect(await permissions(again.token)).toEqual(['sell']);
  });

  it('a hand-over code carries it along', async () => {
    const { token } = await enrolledStaff();
    const { json } = await requiringBackend.call('/api/auth/hand-over', { method: 'POST', token });
    const { data } = json as { data: { code: string } };
    const signedIn = getData(
      loginEndpoint,
      await requiringBackend.call('/api/auth/hand-over/exchange', { body: { code: data.code } }),
    );
    expect(await permissions(signedIn.token)).toEqual(['sell']);
  });

  it('their permissions rest when it is taken away', async () => {
    const { token, secret } = await enrolledStaff();
    expect(await permissions(token)).toEqual(['sell']);
    await requiringBackend.call('/api/auth/second-factor/remove', {
      token,
      body: { current_password: password, code: getCode(secret) },
    });
    expect(await permissions(token)).toEqual([]);
  });
});
