import { randomIds } from '#backend/ids.ts';
import { getAuthUserEndpoint, registerEndpoint } from '#contract/customers/auth.ts';
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
let people = 0;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const change = (token: string, email: string, current = password) =>
  call('/api/auth/customer/email', { token, body: { email, current_password: current } });
const confirm = (token: string) => call('/api/auth/customer/email/confirm', { body: { token } });
const getEmail = async (token: string) => {
  const { user } = getData(getAuthUserEndpoint, await call('/api/auth/user', { token }));
  return { email: user.email, verified: user.emailVerifiedAt };
};

async function mailsTo(address: string) {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload).filter(({ to }) => to === address);
}

async function keysTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).flatMap(({ text }) => /confirm-email\?key=([\w-]{43})/.exec(String(text))?.[1] ?? []);
}

async function person() {
  people += 1;
  const email = `old-${people}@example.com`;
  const { id, token } = await makePerson(db, { email, password });
  return { id, email, token, next: `new-${people}@example.com` };
}

describe('another email address', () => {
  it('is the account’s once the link mailed to it is followed, and the one before is told', async () => {
    const { email, next, token } = await person();
    expect((await change(token, next)).status).toBe(200);
    expect(await getEmail(token)).toEqual({ email, verified: null });
    const [key = ''] = await keysTo(next);
    expect((await confirm(key)).status).toBe(200);
    expect(await getEmail(token)).toEqual({ email: next, verified: '2026-11-24T18:00:00Z' });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your email address was changed']);
  });

  it('is confirmed once, within a day, and by the newest link only', async () => {
    const { next, token } = await person();
    await change(token, next);
    await change(token, next);
    const [first = '', second = ''] = await keysTo(next);
    expect(getFailure(await confirm(first)).code).toBe('invalid_token');
    expect((await confirm(second)).status).toBe(200);
    expect(getFailure(await confirm(second)).code).toBe('invalid_token');
    await change(token, `late-${next}`);
    const [late = ''] = await keysTo(`late-${next}`);
    clock.advance(24 * 60 * 60);
    expect(getFailure(await confirm(late)).code).toBe('invalid_token');
  });

  it('needs the password', async () => {
    const { next, token } = await person();
    expect(Object.keys(getFailure(await change(token, next, 'not it')).errors ?? {})).toEqual(['current_password']);
    expect(await mailsTo(next)).toEqual([]);
  });

  it('of somebody else is told to nobody but them', async () => {
    const [one, other] = [await person(), await person()];
    const free = await change(one.token, one.next);
    const taken = await change(one.token, other.email.toUpperCase());
    expect(taken.text).toBe(free.text);
    expect((await mailsTo(other.email.toUpperCase())).map(({ subject }) => subject)).toEqual([
      'This address is already in use',
    ]);
  });

  it('is not taken from whoever has registered it meanwhile', async () => {
    const { email, next, token } = await person();
    await change(token, next);
    await makePerson(db, { email: next });
    const [key = ''] = await keysTo(next);
    expect(getFailure(await confirm(key)).code).toBe('invalid_token');
    expect((await getEmail(token)).email).toBe(email);
  });

  it('ends links to choose a password that went to the one before', async () => {
    const { id, next, token } = await person();
    const dates = { createdAt: clock.now(), expiresAt: new Date('2026-11-24T19:00:00Z') };
    await db
      .insertInto('passwordResets')
      .values({ userId: id, tokenHash: `hash ${id}`, ...dates })
      .execute();
    await change(token, next);
    await confirm((await keysTo(next))[0] ?? '');
    expect(
      await db.selectFrom('passwordResets').where('userId', '=', id).where('usedAt', 'is', null).selectAll().execute(),
    ).toEqual([]);
  });

  it('is asked for five times an hour', async () => {
    const { next, token } = await person();
    for (let time = 0; time < 5; time += 1) expect((await change(token, next)).status).toBe(200);
    expect((await change(token, next)).status).toBe(429);
  });
});

it('is confirmed after registering, by a link that came with the account', async () => {
  const email = 'just-registered@example.com';
  const body = {
    data_fields: {
      personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-01-01' },
      contact: { email },
    },
    password,
    password_confirmation: password,
    terms: true,
  };
  const { token } = getData(
    registerEndpoint,
    await call('/api/auth/customer/register?onboarding_type=customer_account_online', { body }),
  );
  expect(await getEmail(token)).toEqual({ email, verified: null });
  const [key = ''] = await keysTo(email);
  expect((await confirm(key)).status).toBe(200);
  expect(await getEmail(token)).toEqual({ email, verified: '2026-11-24T18:00:00Z' });
});
