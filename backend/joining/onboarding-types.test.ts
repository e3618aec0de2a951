import { randomUUID } from 'node:crypto';
import { getOnboardingFormEndpoint, onboardingTypeSchema } from '#contract/customers/onboarding.ts';
import { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';
import { joiningTypes } from '#contract/joining/rules/joining-types.ts';
import { filled, openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, types, venue, joining: readOpen, update, begin } = await openJoiningDesk();
beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

const password = 'Correct-horse-1';
const membership = { membership_type_id: types.offPeak, home_venue: venue.slug };

const readForm = async (type: string) =>
  getData(getOnboardingFormEndpoint, await call(`/api/online-joining/onboarding/${type}`));

const create = (type: string, more: Record<string, unknown> = {}, token?: string) =>
  call(`/api/online-joining/onboarding?onboarding_type=${type}`, {
    ...(token !== undefined && { token }),
    body: {
      data_fields: filled(`${randomUUID()}@example.com`),
      ...(token === undefined && { password, password_confirmation: password }),
      ...more,
    },
  });

const storedType = async (userId: number) =>
  (await db.selectFrom('users').where('id', '=', userId).select('onboardingType').executeTakeFirstOrThrow())
    .onboardingType;

describe.each(onboardingTypeSchema.options)('the onboarding %s', (type) => {
  const isForMembers = joiningTypes.some((one) => one === type);

  it('has a form of its own, which asks members where they live and whom to call', async () => {
    const form = await readForm(type);
    expect(form.onboardingType).toBe(type);
    const keys = [...form.sections.contact, ...form.sections.emergencyContact].map(({ key }) => key);
    expect(keys.includes('address.postcode') && keys.includes('relationship')).toBe(isForMembers);
  });

  it('makes an account that remembers it, by a form that is still the one of now', async () => {
    const { token: staff } = await makePerson(db, { permissions: ['sell'] });
    const token = type === 'customer_account_foh' ? staff : undefined;
    const more = type === 'membership_purchase' ? membership : {};
    const { user, joining, ...signedIn } = getData(createOnboardingEndpoint, await create(type, more, token));
    expect(await storedType(user.id)).toBe(type);
    expect(joining === null).toBe(type !== 'membership_purchase');
    expect(signedIn.token === null).toBe(type === 'customer_account_foh');
    const data_fields = { ...filled(`${randomUUID()}@example.com`), checksum: 'f'.repeat(32) };
    expect(getFailure(await create(type, { ...more, data_fields }, token)).code).toBe('form_changed');
  });

  it('begins a membership where it is one of members', async () => {
    const { token: staff } = await makePerson(db, { permissions: ['sell'] });
    const token = type === 'customer_account_foh' ? staff : undefined;
    const { joining, cart } = getData(createOnboardingEndpoint, await create(type, membership, token));
    expect(joining === null).toBe(!isForMembers);
    expect(cart.items).toHaveLength(isForMembers ? 1 : 0);
  });
});

it.each(joiningTypes)('%s stays with the open joining, however it is changed, until it is begun anew', async (type) => {
  const customer = await makePerson(db, { dateOfBirth: '1990-04-01' });
  await create(type, membership, customer.token);
  expect((await readOpen(customer))?.onboardingType).toBe(type);
  expect((await update(customer, { membership_type_id: types.family })).status).toBe(200);
  expect((await readOpen(customer))?.onboardingType).toBe(type);
  await begin(customer);
  expect((await readOpen(customer))?.onboardingType).toBe('membership_purchase');
});

it('of the front desk is for staff', async () => {
  expect(getFailure(await create('customer_account_foh')).code).toBe('forbidden');
  const customer = await makePerson(db);
  expect(getFailure(await create('customer_account_foh', {}, customer.token)).code).toBe('forbidden');
});

it.each(['course_pro_bridge', 'mcr_active'])(
  '%s needs both the membership and its centre, or neither',
  async (type) => {
    const half = await create(type, { membership_type_id: types.offPeak });
    expect(getFailure(half).errors).toEqual({ home_venue: ['Required'] });
  },
);
