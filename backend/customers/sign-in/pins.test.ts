import { randomIds } from '#backend/ids.ts';
import { getPinEndpoint, loginByPinEndpoint } from '#contract/customers/pin.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const password = 'Correct-horse-1';
const pin = '2580';
let people = 0;

/** A backend with rate-limit counters of its own. */
const fresh = () => testBackend({ db, clock, ids: randomIds });
const { call } = fresh();

const setPin = (token: string, next = pin, current = password) =>
  call('/api/auth/pin', { method: 'PUT', token, body: { current_password: current, pin: next } });
const logIn = (username: string, secret = pin, by = fresh()) =>
  by.call('/api/auth/customer/pin-login', { body: { username, pin: secret } });
const getPin = async (token: string) => getData(getPinEndpoint, await call('/api/auth/pin', { token }));

async function person(permissions: 'sell'[] = []) {
  people += 1;
  const names = { email: `pin-${people}@example.com`, reference: `PIN-${people}`, barcode: `880${people}` };
  const { id, token } = await makePerson(db, { ...names, password, ...(permissions.length > 0 && { permissions }) });
  return { id, token, ...names };
}

async function withPin() {
  const somebody = await person();
  expect(getMessage(await setPin(somebody.token))).toBe('Your PIN is set');
  return somebody;
}

describe('setting a PIN', () => {
  it('asks for the password, hashes it like one and tells its owner by mail', async () => {
    const { id, token, email } = await person();
    expect(await getPin(token)).toEqual({ offered: true, enabled: false, locked: false });
    expect(getFailure(await setPin(token, pin, 'wrong')).errors).toEqual({
      current_password: ['This is not your current password'],
    });
    await setPin(token);
    expect(await getPin(token)).toEqual({ offered: true, enabled: true, locked: false });
    const { pinHash } = await db.selectFrom('pins').where('userId', '=', id).selectAll().executeTakeFirstOrThrow();
    expect(pinHash).toMatch(/^\$argon2id\$/);
    const mails = await db.selectFrom('outbox').select('payload').execute();
    const titles = mails.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(email));
    expect(titles.join()).toContain('A PIN was set');
  });

  it.each([
    ['of letters', '25a0', 'Must be 4 to 8 digits'],
    ['too short', '258', 'Must be 4 to 8 digits'],
    ['too long', '258025802', 'Must be 4 to 8 digits'],
    ['too easy', '1234', 'This PIN is too easy to guess, please choose another one'],
  ])('refuses one %s', async (_, next, message) => {
    const { token } = await person();
    expect(getFailure(await setPin(token, next)).errors).toEqual({ pin: [message] });
  });

  it('is not for staff', async () => {
    const { token } = await person(['sell']);
    expect((await getPin(token)).offered).toBe(false);
    expect(getFailure(await setPin(token)).code).toBe('forbidden');
  });
});

describe('logging in by PIN', () => {
  it.each(['reference', 'barcode'] as const)('takes the %s', async (name) => {
    const somebody = await withPin();
    const { token, user } = getData(loginByPinEndpoint, await logIn(somebody[name]));
    expect(user.id).toBe(somebody.id);
    expect((await call('/api/auth/user', { token })).status).toBe(200);
  });

  it('answers alike to everything that does not fit', async () => {
    const somebody = await withPin();
    const staff = await person(['sell']);
    const none = await person();
    const answers = await Promise.all([
      logIn(somebody.reference, '0852'),
      logIn(somebody.email),
      logIn('NOBODY-1'),
      logIn(staff.reference),
      logIn(none.reference),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({
      status: 422,
      code: 'invalid_pin',
      message: 'This number and PIN do not fit',
    });
  });

  it('never lets staff in, who got their permissions after they had set it', async () => {
    const somebody = await withPin();
    await db.updateTable('users').set({ isStaff: true }).where('id', '=', somebody.id).execute();
    expect(getFailure(await logIn(somebody.reference)).code).toBe('invalid_pin');
  });

  it('lasts as long as a visit: a quarter of an hour without use, an hour in all', async () => {
    const { reference } = await withPin();
    const first = getData(loginByPinEndpoint, await logIn(reference));
    const status = async (token: string) => (await call('/api/auth/user', { token })).status;
    clock.advance(14 * 60);
    expect(await status(first.token)).toBe(200);
    clock.advance(16 * 60);
    expect(await status(first.token)).toBe(401);
    const { token } = getData(loginByPinEndpoint, await logIn(reference));
    for (let minutes = 0; minutes < 56; minutes += 8) {
      expect(await status(token)).toBe(200);
      clock.advance(8 * 60);
    }
    expect(await status(token)).toBe(200);
    clock.advance(5 * 60);
    expect(await status(token)).toBe(401);
  });

  it('forgets wrong ones once it was right', async () => {
    const { reference } = await withPin();
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) expect((await logIn(reference, '0852')).status).toBe(422);
      expect((await logIn(reference)).status).toBe(200);
    }
  });

  it('is counted with the log-ins by password', async () => {
    const by = fresh();
    const { reference } = await withPin();
    for (let time = 0; time < 10; time += 1) await logIn(reference, '0852', by);
    expect(getFailure(await logIn(reference, pin, by)).code).toBe('too_many_requests');
  });
});

describe('five wrong PINs in a row', () => {
  it('lock it, from wherever they come, until another one is set', async () => {
    const { token, reference, email } = await withPin();
    for (let time = 0; time < 5; time += 1) expect((await logIn(reference, '0852')).status).toBe(422);
    expect(getFailure(await logIn(reference)).code).toBe('invalid_pin');
    expect(await getPin(token)).toEqual({ offered: true, enabled: true, locked: true });
    const mails = await db.selectFrom('outbox').select('payload').execute();
    const locked = mails.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(email));
    expect(locked.filter((text) => text.includes('Your PIN is locked'))).toHaveLength(1);
    await setPin(token, '3691');
    expect(await getPin(token)).toEqual({ offered: true, enabled: true, locked: false });
    expect((await logIn(reference, '3691')).status).toBe(200);
  });

  it('are no more when they come at once', async () => {
    const { id, reference } = await withPin();
    const wrong = Array.from({ length: 12 }, () => logIn(reference, '0852'));
    await Promise.all(wrong);
    expect((await logIn(reference)).status).toBe(422);
    const { failures } = await db
      .selectFrom('pins')
      .where('userId', '=', id)
      .select('failures')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(5);
  });
});

describe('a PIN ends', () => {
  it('when its owner takes it away', async () => {
    const { token, reference } = await withPin();
    expect(getMessage(await call('/api/auth/pin', { method: 'DELETE', token }))).toBe('Your PIN is removed');
    expect((await logIn(reference)).status).toBe(422);
    expect((await getPin(token)).enabled).toBe(false);
  });

  it('with the password', async () => {
    const { token, reference } = await withPin();
    const next = 'Another-horse-7';
    await call('/api/auth/customer/password', {
      method: 'PUT',
      token,
      body: { current_password: password, password: next, password_confirmation: next },
    });
    expect((await logIn(reference)).status).toBe(422);
  });
});
