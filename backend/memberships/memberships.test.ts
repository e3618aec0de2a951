import type { Insertable } from 'kysely';
import type { MembershipsTable, MembershipTypesTable } from '#backend/db/tables/prices.ts';
import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import {
  changeMembershipEndpoint,
  leaveMembershipEndpoint,
  listMembershipsEndpoint,
  stayInMembershipEndpoint,
} from '#contract/customers/memberships.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makePerson, linkPeople, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { runMemberships } from './run-memberships.ts';

const shop = await openShop();
const { db, clock, call, venue } = shop;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function makeType(facts: Partial<Insertable<MembershipTypesTable>> = {}): Promise<string> {
  const { id } = await db
    .insertInto('membershipTypes')
    .values({ name: 'Swim', price: 3000, benefits: ['Cheaper swims'], ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const [swim, anytime, offPeak] = [
  await makeType({ noticeDays: 30 }),
  await makeType({ name: 'Anytime', price: 6000 }),
  await makeType({ name: 'Off-peak', price: 2000 }),
];
await db
  .insertInto('membershipTypeChanges')
  .values(
    [anytime, offPeak].map((to) => ({
      fromMembershipTypeId: swim,
      toMembershipTypeId: to,
      summary: 'Change of membership',
      price: 500,
    })),
  )
  .execute();

/** Somebody with enough credit who holds a membership since the first of January. */
async function member(facts: Partial<Insertable<MembershipsTable>> = {}) {
  const person = await makeCreditor(shop, { general: 100_000 });
  const { id } = await db
    .insertInto('memberships')
    .values({
      membershipTypeId: swim,
      userId: person.id,
      homeVenueId: venue.id,
      status: 'active',
      startsOn: '2026-01-01',
      price: 3000,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('membershipUsers').values({ membershipId: id, userId: person.id }).execute();
  return { person, id };
}

async function offerRenewal(membershipId: string, newMembershipTypeId: string | null = null): Promise<string> {
  const { id } = await db
    .insertInto('membershipRenewals')
    .values({ membershipId, summary: 'Another month', price: 2900, newMembershipTypeId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = async (person: MadePerson, query = '') =>
  getData(listMembershipsEndpoint, await call(`/api/my-account/memberships${query}`, { token: person.token }));
const change = (person: MadePerson, id: string, type: string) =>
  call(`/api/my-account/memberships/${id}/changes`, { token: person.token, body: { membership_type_id: type } });
const leave = (person: MadePerson, id: string, body = {}) =>
  call(`/api/my-account/memberships/${id}/leaving`, { token: person.token, body });
const stay = (person: MadePerson, id: string) =>
  call(`/api/my-account/memberships/${id}/leaving`, { token: person.token, method: 'DELETE' });

/** Pays the whole basket with credit, all of it or nothing. */
async function pay(person: MadePerson) {
  const { totals } = await shop.cart(person);
  const cart = await useCredit(shop, person, { general: totals.total });
  return completeBasket(shop, person, cart);
}

it('tells of a membership what is paid when, and what it gives', async () => {
  const { person, id } = await member();
  const benefit = await db
    .insertInto('membershipBenefits')
    .values({ membershipTypeId: swim, name: 'Guest swims', discountPercent: 100, usesPerPeriod: 2, period: 'month' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const renewalId = await offerRenewal(id, anytime);
  const [own] = await list(person);
  const usage = { benefitId: benefit.id, membershipUserId: own?.membershipUserId ?? 0, state: 'used' as const };
  await db
    .insertInto('benefitUsages')
    .values([
      { ...usage, usedOn: '2026-11-02' },
      { ...usage, usedOn: '2026-10-31' },
    ])
    .execute();
  expect(await list(person)).toMatchObject([
    {
      id,
      membershipType: { id: swim, name: 'Swim' },
      homeVenue: { id: venue.id },
      status: 'active',
      startsOn: '2026-01-01',
      endsOn: null,
      endsAt: null,
      price: { value: 3000 },
      benefits: ['Cheaper swims'],
      uses: [{ name: 'Guest swims', used: 1, total: 2, period: 'month' }],
      people: [{ userId: person.id, name: 'Robin Reed' }],
      isHolder: true,
      nextBillingOn: '2026-12-01',
      noticeDays: 30,
      leavableOn: '2026-12-31',
      leaving: null,
      renewal: {
        membershipRenewalId: renewalId,
        summary: 'Another month',
        price: { value: 2900 },
        newMembership: { id: anytime, name: 'Anytime' },
      },
      changes: [
        { membershipType: { name: 'Anytime' }, price: { value: 1200 }, takesEffectOn: '2026-11-24' },
        { membershipType: { name: 'Off-peak' }, price: { value: 500 }, takesEffectOn: '2026-12-01' },
      ],
    },
  ]);
  await db.deleteFrom('benefitUsages').execute();
  await db.deleteFrom('membershipBenefits').execute();
});

it('shows what is over and what is to begin, and nobody but the holder what can be done', async () => {
  const { person, id } = await member({ endsOn: '2026-11-23' });
  const other = await makePerson(db);
  await db.insertInto('membershipUsers').values({ membershipId: id, userId: other.id }).execute();
  expect(await list(person)).toMatchObject([{ status: 'expired', nextBillingOn: null, leavableOn: null, changes: [] }]);
  await db.updateTable('memberships').set({ startsOn: '2026-12-01', endsOn: null }).where('id', '=', id).execute();
  expect(await list(person)).toMatchObject([{ status: 'pending', nextBillingOn: '2026-12-01' }]);
  expect(await list(other)).toMatchObject([{ isHolder: false, renewal: null, changes: [], leavableOn: null }]);
  for (const answer of [await leave(other, id), await stay(other, id), await change(other, id, anytime)])
    expect(getFailure(answer).code).toBe('forbidden');
  const stranger = await makePerson(db);
  for (const answer of [await leave(stranger, id), await stay(stranger, id), await change(stranger, id, anytime)])
    expect(answer.status).toBe(404);
  // A linked person acts for the holder.
  await linkPeople(db, stranger, person);
  expect(await list(stranger, `?selected_user_id=${person.id}`)).toMatchObject([{ id, isHolder: true }]);
});

describe('a change', () => {
  it('to a dearer type is a line of the basket, and counts once it is paid', async () => {
    const { person, id } = await member();
    const renewalId = await offerRenewal(id);
    const cart = getData(changeMembershipEndpoint, await change(person, id, anytime));
    expect(onlyLine(cart)).toMatchObject({
      type: 'membership_change',
      name: 'Anytime',
      summary: 'Change of membership',
      price: { value: 1200 },
      maxQuantity: 1,
      purchasedForUserId: person.id,
    });
    expect(cart.source).toBe('activity-booking');
    expect((await list(person))[0]?.membershipType.name).toBe('Swim');
    expect((await pay(person)).status).toBe(200);
    expect(await list(person)).toMatchObject([
      { membershipType: { name: 'Anytime' }, price: { value: 6000 }, plannedChange: null, renewal: null },
    ]);
    const renewal = await db
      .selectFrom('membershipRenewals')
      .where('id', '=', renewalId)
      .select('status')
      .executeTakeFirstOrThrow();
    expect(renewal.status).toBe('withdrawn');
  });

  it('to a cheaper type counts from the next payment on', async () => {
    const { person, id } = await member();
    await change(person, id, offPeak);
    expect((await pay(person)).status).toBe(200);
    expect(await list(person)).toMatchObject([
      {
        membershipType: { name: 'Swim' },
        plannedChange: { membershipType: { name: 'Off-peak' }, takesEffectOn: '2026-12-01' },
        changes: [],
      },
    ]);
    await runMemberships({ db, clock });
    expect((await list(person))[0]?.membershipType.name).toBe('Swim');
    clock.set('2026-12-01T00:01:00Z');
    await Promise.all([runMemberships({ db, clock }), runMemberships({ db, clock })]);
    expect(await list(person)).toMatchObject([
      { membershipType: { name: 'Off-peak' }, price: { value: 2000 }, plannedChange: null },
    ]);
  });

  it('takes the place of another one in the basket', async () => {
    const { person, id } = await member();
    await change(person, id, offPeak);
    expect(onlyLine(getData(changeMembershipEndpoint, await change(person, id, anytime)))).toMatchObject({
      name: 'Anytime',
    });
  });

  it('that is not on offer is refused', async () => {
    const { person, id } = await member();
    expect(getFailure(await change(person, id, swim))).toMatchObject({
      code: 'not_bookable',
      message: 'This change is not on offer',
    });
  });

  it('is made by one of two orders at once', async () => {
    const { person, id } = await member();
    const partner = await makeCreditor(shop, { general: 100_000 });
    await linkPeople(db, partner, person);
    await change(person, id, anytime);
    const forPerson = { membership_type_id: offPeak, selected_user_id: person.id };
    await call(`/api/my-account/memberships/${id}/changes`, { token: partner.token, body: forPerson });
    const answers = await Promise.all([pay(person), pay(partner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = await db
      .selectFrom('membershipChanges')
      .where('membershipId', '=', id)
      .where('status', '=', 'taken')
      .select('id')
      .execute();
    expect(taken).toHaveLength(1);
  });
});

const renewalLine = (id: string) => ({ id, type: 'membershipRenewal' });

describe('a renewal', () => {
  it('lets the membership go on for another period', async () => {
    const { person, id } = await member({ endsOn: '2026-11-30' });
    const cart = await shop.add(person, renewalLine(await offerRenewal(id)));
    expect(onlyLine(cart)).toMatchObject({
      type: 'membership_renewal',
      cartableType: 'membershipRenewal',
      name: 'Swim',
      summary: 'Another month',
      price: { value: 2900 },
      newMembership: null,
    });
    expect((await pay(person)).status).toBe(200);
    expect(await list(person)).toMatchObject([
      { id, status: 'active', endsOn: '2026-12-31', price: { value: 2900 }, renewal: null },
    ]);
  });

  it('of one that is over begins today', async () => {
    const { person, id } = await member({ endsOn: '2026-10-31', status: 'expired' });
    await shop.add(person, renewalLine(await offerRenewal(id)));
    expect((await pay(person)).status).toBe(200);
    expect(await list(person)).toMatchObject([{ id, status: 'active', endsOn: '2026-12-23' }]);
  });

  it('to another type follows the old membership, for the same people', async () => {
    const { person, id } = await member({ endsOn: '2026-11-30' });
    const child = await makePerson(db);
    await db.insertInto('membershipUsers').values({ membershipId: id, userId: child.id }).execute();
    const cart = await shop.add(person, renewalLine(await offerRenewal(id, anytime)));
    expect(onlyLine(cart)).toMatchObject({ name: 'Anytime', newMembership: { id: anytime, name: 'Anytime' } });
    expect((await pay(person)).status).toBe(200);
    for (const one of [person, child])
      expect(await list(one)).toMatchObject([
        { membershipType: { name: 'Anytime' }, status: 'pending', startsOn: '2026-12-01', endsOn: '2026-12-31' },
        { id, status: 'active', endsOn: '2026-11-30' },
      ]);
  });

  it('is in a basket once, and of nobody else', async () => {
    const { person, id } = await member({ endsOn: '2026-11-30' });
    const renewalId = await offerRenewal(id);
    await shop.add(person, renewalLine(renewalId));
    expect(await shop.refused(person, renewalLine(renewalId))).toMatchObject({ code: 'already_in_basket' });
    expect(await shop.refused(await makePerson(db), renewalLine(renewalId))).toMatchObject({ code: 'not_found' });
    expect(await shop.refused(person, { ...renewalLine(id) })).toMatchObject({ code: 'not_found' });
  });

  it('is paid by one of two orders at once', async () => {
    const { person, id } = await member({ endsOn: '2026-11-30' });
    const renewalId = await offerRenewal(id);
    const partner = await makeCreditor(shop, { general: 100_000 });
    await linkPeople(db, partner, person);
    await shop.add(person, renewalLine(renewalId));
    await shop.add(partner, { ...renewalLine(renewalId), purchased_for_user_id: person.id });
    const answers = await Promise.all([pay(person), pay(partner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map((answer) => getFailure(answer).code)).toEqual([
      'already_paid',
    ]);
    expect((await list(person))[0]?.endsOn).toBe('2026-12-31');
  });
});

describe('leaving', () => {
  it('ends the membership with the notice agreed, and is told by mail', async () => {
    const { person, id } = await member();
    await db.updateTable('users').set({ emailVerifiedAt: clock.now() }).where('id', '=', person.id).execute();
    const left = getData(leaveMembershipEndpoint, await leave(person, id, { reason: 'Moving house' }));
    expect(left).toMatchObject({
      status: 'active',
      endsOn: '2026-12-31',
      endsAt: '2027-01-01T00:00:00Z',
      nextBillingOn: '2026-12-01',
      leavableOn: null,
      leaving: { askedAt: '2026-11-24T18:00:00Z', reason: 'Moving house' },
      changes: [],
    });
    const mails = await db
      .selectFrom('outbox')
      .where('dedupeKey', 'like', `membership-left:${id}%`)
      .select('payload')
      .execute();
    expect(mails.map(({ payload }) => payload.subject)).toEqual(['Your membership ends on Thu, 31 Dec 2026']);
    // Again it changes nothing.
    clock.set('2026-12-23T18:00:00Z');
    expect(getData(leaveMembershipEndpoint, await leave(person, id))).toMatchObject({ endsOn: '2026-12-31' });
  });

  it('is taken back up to the last day', async () => {
    const { person, id } = await member({ endsOn: '2027-06-30' });
    await leave(person, id);
    expect(getData(stayInMembershipEndpoint, await stay(person, id))).toMatchObject({
      endsOn: '2027-06-30',
      leaving: null,
      leavableOn: '2026-12-31',
    });
    expect((await stay(person, id)).status).toBe(200);
    await leave(person, id);
    clock.set('2027-01-01T00:00:00Z');
    await db
      .updateTable('accessTokens')
      .set({ expiresAt: new Date('2027-02-01') })
      .execute();
    expect(getFailure(await stay(person, id))).toMatchObject({ code: 'not_bookable' });
    expect(getFailure(await leave(person, id))).toMatchObject({ code: 'not_bookable' });
    const { membershipUsers } = getData(getAuthUserEndpoint, await call('/api/auth/user', { token: person.token }));
    expect(membershipUsers).toEqual([]);
  });

  it('waits for the minimum term', async () => {
    const { person, id } = await member({ startsOn: '2026-06-15', minimumTermMonths: 12 });
    const answer = await leave(person, id);
    expect(answer.status).toBe(409);
    expect(getFailure(answer)).toMatchObject({
      code: 'minimum_term',
      message: 'This membership cannot end yet',
    });
    expect(answer.json).toMatchObject({ details: { earliest_date: '2027-06-14' } });
    expect(await list(person)).toMatchObject([
      { endsOn: null, minimumTermEndsOn: '2027-06-14', leavableOn: null, leaving: null },
    ]);
  });

  it('changes nothing for one that ends before', async () => {
    const { person, id } = await member({ endsOn: '2026-12-10' });
    expect(getData(leaveMembershipEndpoint, await leave(person, id))).toMatchObject({
      endsOn: '2026-12-10',
      leaving: null,
    });
  });
});
