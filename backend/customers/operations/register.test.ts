import { randomIds } from '#backend/ids.ts';
import { registerEndpoint } from '#contract/customers/auth.ts';
import { getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, ids: randomIds });
await makeOperator(db, { termsHtml: '<p>Be kind.</p>' });

const path = '/api/auth/customer/register?onboarding_type=customer_account_online';
const formPath = '/api/online-joining/onboarding/customer_account_online';
const form = async () => getData(getOnboardingFormEndpoint, await call(formPath));

function filledForm(email: string, more: object = {}) {
  const personal = { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-04-01' };
  const password = 'Correct-horse-1';
  return {
    data_fields: { personal, contact: { email } },
    password,
    password_confirmation: password,
    terms: true,
    ...more,
  };
}

it('makes an account and signs it in', async () => {
  const { checksum } = await form();
  const { data_fields: fields, ...body } = filledForm('new@example.com');
  const preferences = { marketing_preferences: { email: true } };
  const filledBody = { ...body, data_fields: { ...fields, checksum, additional: preferences } };
  const { token, user } = getData(registerEndpoint, await call(path, { body: filledBody }));
  expect(user).toMatchObject({
    firstName: 'Robin',
    email: 'new@example.com',
    reference: expect.stringMatching(/^\d{9}$/),
    address: null,
    marketingPreferences: { email: true, sms: false },
    emailVerifiedAt: null,
  });
  expect((await call('/api/auth/user', { token })).status).toBe(200);
});

it('refuses an address somebody has, whatever the case', async () => {
  await makePerson(db, { email: 'taken@example.com' });
  const { errors } = getFailure(await call(path, { body: filledForm('TAKEN@example.com') }));
  expect(errors).toEqual({ 'data_fields.contact.email': ['Already in use'] });
});

it('lets one of two who ask at the same time have the address', async () => {
  const answers = await Promise.all([1, 2].map(() => call(path, { body: filledForm('race@example.com') })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('gives another reference when the first is somebody’s already', async () => {
  const uuids = [
    '00000000-0001-4000-8000-000000000000',
    '00000000-0001-4000-8000-000000000000',
    '00000000-0002-4000-8000-000000000000',
  ];
  const repeating = testBackend({ db, ids: { ...randomIds, uuid: () => uuids.shift() ?? randomIds.uuid() } });
  await makePerson(db, { reference: '100000001' });
  const answer = await repeating.call(path, {
    body: filledForm('reference@example.com'),
    headers: { 'X-Request-Id': 'one' },
  });
  expect(getData(registerEndpoint, answer).user.reference).toBe('100000002');
});

it('reports everything that is wrong together', async () => {
  const { data_fields: fields } = filledForm('nowhere');
  const body = {
    data_fields: { ...fields, personal: { first_name: '', date_of_birth: '1990-13-01' } },
    password: 'short',
  };
  const { errors } = getFailure(await call(path, { body }));
  expect(errors).toMatchObject({
    'data_fields.personal.first_name': ['Required'],
    'data_fields.personal.last_name': ['Required'],
    'data_fields.personal.date_of_birth': ['Must be a date (YYYY-MM-DD)'],
    'data_fields.contact.email': ['Must be an email address'],
    password: ['Must contain at least 8 character(s)'],
    password_confirmation: ['Required'],
  });
});

it.each([
  ['terms not agreed to', { terms: false }, { terms: ['Required'] }],
  [
    'passwords that differ',
    { password_confirmation: 'Another-horse-2' },
    { password_confirmation: ['Must match the password'] },
  ],
])('refuses %s', async (_, more, errors) => {
  expect(getFailure(await call(path, { body: filledForm('rules@example.com', more) })).errors).toEqual(errors);
});

it('refuses a birthday to come', async () => {
  const body = filledForm('unborn@example.com');
  body.data_fields.personal.date_of_birth = '2026-11-24';
  expect(getFailure(await call(path, { body })).errors).toEqual({
    'data_fields.personal.date_of_birth': ['Must be a date in the past'],
  });
});

it('refuses a form that has changed since it was read', async () => {
  const { checksum } = await form();
  const { data_fields: fields, ...body } = filledForm('stale@example.com');
  await db.updateTable('operators').set({ termsHtml: '<p>Be very kind.</p>' }).execute();
  const answer = await call(path, { body: { ...body, data_fields: { ...fields, checksum } } });
  expect(getFailure(answer)).toMatchObject({ status: 409, code: 'form_changed' });
});

it('is for accounts made online', async () => {
  const answer = await call(path.replace('customer_account_online', 'mcr_active'), {
    body: filledForm('kind@example.com'),
  });
  expect(getFailure(answer).errors).toHaveProperty('onboarding_type');
  expect((await call('/api/auth/customer/register', { body: filledForm('kind@example.com') })).status).toBe(422);
});

it('is tried thirty times an hour from one address', async () => {
  const limitedBackend = testBackend({ db, ids: randomIds });
  for (let time = 0; time < 30; time += 1)
    expect((await limitedBackend.call(path, { body: filledForm('many@example.com', { terms: false }) })).status).toBe(
      422,
    );
  expect((await limitedBackend.call(path, { body: filledForm('many@example.com') })).status).toBe(429);
});

describe('the form', () => {
  it('has harmless terms and a checksum that follows from them', async () => {
    await db
      .updateTable('operators')
      .set({ termsHtml: '<p>One</p><script>x</script>', joiningTermsHtml: '<p>Two</p>' })
      .execute();
    const account = await form();
    const joining = getData(
      getOnboardingFormEndpoint,
      await call(formPath.replace('customer_account_online', 'membership_purchase')),
    );
    expect(account.terms).toEqual({ html: '<p>One</p>' });
    expect(joining.terms).toEqual({ html: '<p>Two</p>' });
    expect(account.checksum).not.toBe(joining.checksum);
  });

  it('is 404 for a kind that does not exist', async () => {
    expect((await call('/api/online-joining/onboarding/anything')).status).toBe(404);
  });
});
