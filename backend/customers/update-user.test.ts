import { sql } from 'kysely';
import { randomIds } from '#backend/ids.ts';
import { confirmEmailEndpoint } from '#contract/customers/email.ts';
import { updateUserEndpoint } from '#contract/customers/update-user.ts';
import { getDeskCustomerEndpoint } from '#contract/desk/customers.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, signIn, type MadePerson } from '#tests/support/make/make-person.ts';
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

async function keysTo(address: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map(({ payload }) => payload)
    .flatMap(({ to, text }) =>
      to === address ? (/confirm-email\?key=([\w-]{43})/.exec(String(text))?.[1] ?? []) : [],
    );
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

  it('of somebody else is told to nobody but them', async () => {
    const [one, other] = [await account(), await account()];
    const person = { id: one.id, token: await logIn(one.email) };
    const free = await update(person, { email: one.next });
    const taken = await update(person, { email: other.email.toUpperCase() });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await subjectsTo(other.email.toUpperCase())).toEqual(['This address is already in use']);
    expect(await keysTo(other.email.toUpperCase())).toEqual([]);
    // One's own is no change.
    expect((await update(person, { email: one.email.toUpperCase() })).status).toBe(200);
  });
});

describe('an address that staff ask for', () => {
  const confirm = (key: string) => call('/api/auth/customer/email/confirm', { body: { token: key } });
  const readEmail = async ({ id }: MadePerson) =>
    (await db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email;

  it('counts when the present address has allowed it and the new one confirmed it, and ends sign-ins', async () => {
    const [customer, seller] = [await account(), await makePerson(db, { permissions: ['sell'] })];
    const answer = await update(seller, { email: customer.next }, customer.id);
    expect(getMessage(answer)).toBe(
      'The new address counts once it is allowed, at the present address or by another member of staff, and confirmed',
    );
    expect(await subjectsTo(customer.next)).toEqual([]);
    const [allow = ''] = await keysTo(customer.email);
    expect(getData(confirmEmailEndpoint, await confirm(allow)).status).toBe('allowed');
    expect(await readEmail(customer)).toBe(customer.email);
    const [key = ''] = await keysTo(customer.next);
    expect(getData(confirmEmailEndpoint, await confirm(key)).status).toBe('confirmed');
    expect(await readEmail(customer)).toBe(customer.next);
    expect((await call('/api/auth/user', { token: customer.token })).status).toBe(401);
    const audit = await db
      .selectFrom('auditEvents')
      .where('subjectId', '=', String(customer.id))
      .where('action', 'in', ['details_changed', 'email_changed', 'email_allowed'])
      .orderBy('id')
      .select(['action', 'actorUserId'])
      .execute();
    expect(audit.find(({ action }) => action === 'details_changed')?.actorUserId).toBe(seller.id);
  });

  it('is never asked of an account of staff, nor is anything else of it', async () => {
    const [staff, seller] = [
      await makePerson(db, { email: 'foh@example.com', permissions: ['refunds'] }),
      await makePerson(db, { permissions: ['sell', 'customers'] }),
    ];
    for (const body of [{ email: 'mallory@example.com' }, { first_name: 'Mallory' }, { phone: '01632 960142' }])
      expect((await update(seller, body, staff.id)).status).toBe(403);
    expect(await subjectsTo('mallory@example.com')).toEqual([]);
    expect((await update(staff, { first_name: 'Ash' })).status).toBe(200);
  });

  const staff = () => makePerson(db, { permissions: ['sell', 'customers'] });
  const allow = (person: MadePerson, { id }: MadePerson) =>
    call(`/api/foh/customers/${id}/email/allow`, { method: 'POST', token: person.token, body: {} });
  const readAsked = async (person: MadePerson, { id }: MadePerson) =>
    getData(getDeskCustomerEndpoint, await call(`/api/foh/customers/${id}`, { token: person.token })).askedEmail;
  const readAudit = ({ id }: MadePerson) =>
    db
      .selectFrom('auditEvents')
      .where('subjectId', '=', String(id))
      .where('action', '=', 'email_allowed_by_staff')
      .select(['actorUserId', 'details'])
      .execute();

  it('is allowed by another member of staff in place of the present address, which is told; both are recorded', async () => {
    const [customer, first, second] = [await account(), await staff(), await staff()];
    await update(first, { email: customer.next }, customer.id);
    expect(await readAsked(second, customer)).toMatchObject({
      email: customer.next,
      askedBy: 'Robin Reed',
      isOwn: false,
    });
    expect(getMessage(await allow(second, customer))).toBe('The new address gets a link that confirms it');
    expect(await subjectsTo(customer.email)).toContain('Another email address was allowed');
    expect(await readEmail(customer)).toBe(customer.email);
    const audit = await readAudit(customer);
    expect(audit).toMatchObject([{ actorUserId: second.id, details: { askedBy: first.id } }]);
    expect(JSON.stringify(audit)).not.toContain('@');
    const [key = ''] = await keysTo(customer.next);
    expect(getData(confirmEmailEndpoint, await confirm(key)).status).toBe('confirmed');
    expect(await readEmail(customer)).toBe(customer.next);
    expect((await call('/api/auth/user', { token: customer.token })).status).toBe(401);
  });

  it('is not allowed by whoever asked for it, also through another sign-in of theirs', async () => {
    const [customer, first] = [await account(), await staff()];
    await update(first, { email: customer.next }, customer.id);
    const [token = ''] = await signIn(db, [first.id]);
    for (const person of [first, { ...first, token }]) {
      expect(await readAsked(person, customer)).toMatchObject({ isOwn: true });
      expect(getFailure(await allow(person, customer)).code).toBe('forbidden');
    }
    expect(await keysTo(customer.next)).toEqual([]);
    expect((await allow(await staff(), customer)).status).toBe(200);
  });

  it('is allowed once, by whoever comes first, and not after a day', async () => {
    const [customer, first, others] = [await account(), await staff(), await Promise.all([staff(), staff(), staff()])];
    await update(first, { email: customer.next }, customer.id);
    const [link = ''] = await keysTo(customer.email);
    const answers = await Promise.all([...others.map((person) => allow(person, customer)), confirm(link)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await keysTo(customer.next)).toHaveLength(1);
    await update(first, { email: customer.next }, customer.id);
    const passed = { expiresAt: clock.now() };
    await db.updateTable('emailConfirmations').set(passed).where('userId', '=', customer.id).execute();
    expect(getFailure(await allow(await staff(), customer)).code).toBe('not_found');
  });

  it('has no step but these two, in the database either', async () => {
    const [customer, first] = [await account(), await staff()];
    await update(first, { email: customer.next }, customer.id);
    const skipped = sql`update email_confirmations set desk_step = 'skipped' where user_id = ${customer.id}`;
    await expect(skipped.execute(db)).rejects.toMatchObject({ constraint: 'email_confirmations_desk_step_check' });
  });

  it('of no account is allowed where its owner has asked for it, nor of a member of staff', async () => {
    const [customer, second] = [await account(), await staff()];
    await update(customer, { email: customer.next, current_password: password });
    expect(getFailure(await allow(second, customer)).code).toBe('not_found');
    expect(getFailure(await allow(second, await staff())).code).toBe('forbidden');
  });

  it('needs another member of staff where there is no present address', async () => {
    const [customer, first] = [await makePerson(db, { password }), await staff()];
    const next = `only-${customer.id}@example.com`;
    expect((await update(first, { email: next }, customer.id)).status).toBe(200);
    expect(await keysTo(next)).toEqual([]);
    await allow(await staff(), customer);
    const [key = ''] = await keysTo(next);
    await confirm(key);
    expect(await readEmail(customer)).toBe(next);
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

it('lets one network try thirty links an hour, whichever of its addresses it comes from', async () => {
  const tryFrom = async (address: string) =>
    (
      await call('/api/auth/customer/email/confirm', {
        body: { token: 'no such link' },
        headers: { 'X-Forwarded-For': address },
      })
    ).status;
  for (let turn = 0; turn < 30; turn += 1) expect(await tryFrom(`2001:db8:5:5::${turn + 1}`)).toBe(422);
  expect(await tryFrom('2001:db8:5:5:ffff::1')).toBe(429);
  expect(await tryFrom('2001:db8:5:6::1')).toBe(422);
});
