import { changeMembershipEndpoint } from '#contract/memberships/memberships.ts';
import { makeCreditor } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine } from '#tests/support/cart/shop.ts';
import { linkPeople } from '#tests/support/make/make-person.ts';
import { openMembershipDesk } from '#tests/support/memberships/membership-desk.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { runMemberships } from './run-memberships.ts';

const { clock, db, shop, member, offerRenewal, list, change, pay, types } = await openMembershipDesk();
const { swim, anytime, offPeak } = types;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

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
    await change(partner, id, offPeak, { selected_user_id: person.id });
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
