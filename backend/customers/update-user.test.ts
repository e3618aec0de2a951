import { randomIds } from '#backend/ids.ts';
import { updateUserEndpoint } from '#contract/customers/update-user.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds });
await makeOperator(db);
const password = 'Correct-horse-1';
let people = 0;

async function account() {
  people += 1;
  const email = `old-${people}@example.com`;
  return { email, next: `new-${people}@example.com`, ...(await makePerson(db, { email, password })) };
}

const update = (person: MadePerson, body: Record<string, unknown>, userId = person.id) =>
  call(`/api/v1/users/${userId}`, { method: 'PATCH', token: person.token, body: { data: body } });

async function logIn(email: string): Promise<string> {
  const { json } = await call('/api/auth/customer/login', { body: { username: email, password } });
  return (json as { data: { token: string } }).data.token;
}

async function subjectsTo(address: string) {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload).flatMap(({ to, subject }) => (to === address ? [subject] : []));
}

const address = {
  address1: '14 Wharf Street',
  address2: null,
  area: null,
  town: 'Leeds',
  country: 'GB',
  postcode: 'LS1 1AA',
  uprn: null,
};

it('saves every detail, and leaves alone what is not named', async () => {
  const person = await account();
  const details = {
    title: 'Mx',
    first_name: 'Ivy',
    last_name: 'Reed-Jones',
    gender: 'Woman',
    ethnicity: 'Welsh',
    disability: 'None',
    phone: '07700 900118',
    address,
    date_of_birth: '1986-06-02',
    marketing_preferences: { email: true, sms: false, phone: false, post: true },
  };
  const answer = await update(person, details);
  expect(getMessage(answer)).toBe('Your details have been saved');
  const saved = {
    title: 'Mx',
    firstName: 'Ivy',
    lastName: 'Reed-Jones',
    gender: 'Woman',
    ethnicity: 'Welsh',
    disability: 'None',
    phone: '07700 900118',
    address,
    dateOfBirth: '1986-06-02',
    marketingPreferences: { email: true, sms: false, phone: false, post: true },
    email: person.email,
  };
  expect(getData(updateUserEndpoint, answer)).toMatchObject(saved);
  const next = await update(person, { marketing_preferences: { post: false }, title: null, phone: null });
  expect(getData(updateUserEndpoint, next)).toMatchObject({
    ...saved,
    title: null,
    phone: null,
    marketingPreferences: { email: true, sms: false, phone: false, post: false },
  });
  expect(getData(updateUserEndpoint, await update(person, { address: null })).address).toBeNull();
  expect(getData(updateUserEndpoint, await update(person, {})).firstName).toBe('Ivy');
});

it.each([
  [{ first_name: '' }, { first_name: ['Required'] }],
  [{ last_name: 'x'.repeat(256) }, { last_name: ['Must contain at most 255 character(s)'] }],
  [{ phone: '123' }, { phone: ['Must contain at least 5 character(s)'] }],
  [{ phone: '1'.repeat(21) }, { phone: ['Must contain at most 20 character(s)'] }],
  [{ email: 'robin' }, { email: ['Must be an email address'] }],
  [{ date_of_birth: '1986-02-30' }, { date_of_birth: ['Must be a date (YYYY-MM-DD)'] }],
  [{ date_of_birth: '2026-11-24' }, { date_of_birth: ['Must be a date in the past'] }],
  [{ address: { ...address, town: '' } }, { 'address.town': ['Required'] }],
])('refuses %o', async (body, errors) => {
  expect(getFailure(await update(await account(), body)).errors).toEqual(errors);
});

describe('another email address', () => {
  it('counts once it is confirmed, and the one before is told', async () => {
    const { id, email, next } = await account();
    const answer = await update({ id, token: await logIn(email) }, { email: next });
    expect(getMessage(answer)).toBe('Your details have been saved');
    expect(getData(updateUserEndpoint, answer).email).toBe(email);
    expect(await subjectsTo(next)).toEqual(['Confirm your email address']);
    expect(await subjectsTo(email)).toEqual(['Another email address was asked for']);
  });

  it('needs the password unless the log-in is recent', async () => {
    const { id, email, next } = await account();
    const person = { id, token: await logIn(email) };
    clock.advance(31 * 60);
    expect(getFailure(await update(person, { email: next, title: 'Dr' })).errors).toEqual({
      current_password: ['Required'],
    });
    expect(getFailure(await update(person, { email: next, current_password: 'wrong' })).errors).toEqual({
      current_password: ['This is not your current password'],
    });
    expect(await subjectsTo(next)).toEqual([]);
    expect((await update(person, { email: next, current_password: password })).status).toBe(200);
    expect(await subjectsTo(next)).toEqual(['Confirm your email address']);
  });

  it('is refused when somebody has it', async () => {
    const [one, other] = [await account(), await account()];
    const person = { id: one.id, token: await logIn(one.email) };
    expect(getFailure(await update(person, { email: other.email.toUpperCase() })).errors).toEqual({
      email: ['Already in use'],
    });
    // One's own is no change.
    expect((await update(person, { email: one.email.toUpperCase() })).status).toBe(200);
    expect(await subjectsTo(one.email)).toEqual([]);
  });
});

describe('somebody else’s details', () => {
  it('are changed of a child without a log-in, and of nobody who has one', async () => {
    const parent = await account();
    const [child, partner] = [await makePerson(db, { dateOfBirth: '2018-05-01' }), await account()];
    await linkPeople(db, parent, child);
    await linkPeople(db, parent, partner);
    const answer = await update(parent, { last_name: 'Reed-Jones', date_of_birth: '2018-05-02' }, child.id);
    expect(getData(updateUserEndpoint, answer)).toMatchObject({ lastName: 'Reed-Jones', dateOfBirth: '2018-05-02' });
    expect(getFailure(await update(parent, { email: 'sam@example.com' }, child.id)).errors).toEqual({
      email: ['Please send an invitation to this address'],
    });
    expect(getFailure(await update(parent, { last_name: 'Jones' }, partner.id)).code).toBe('forbidden');
  });

  it('are changed by staff who sell, which is recorded without the details', async () => {
    const [customer, seller] = [await account(), await makePerson(db, { permissions: ['sell'] })];
    expect(getData(updateUserEndpoint, await update(seller, { phone: '01632 960142' }, customer.id)).phone).toBeNull();
    const entry = await db
      .selectFrom('auditEvents')
      .where('action', '=', 'details_changed')
      .where('actorUserId', '=', seller.id)
      .select('details')
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ fields: ['phone'] });
    expect(JSON.stringify(entry.details)).not.toContain('960142');
  });
});
