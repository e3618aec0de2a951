import { makeCreditor } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine } from '#tests/support/cart/shop.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { openMembershipDesk } from '#tests/support/memberships/membership-desk.ts';
import { getFailure } from '#tests/support/replies.ts';

const { clock, db, shop, member, offerRenewal, list, pay, types } = await openMembershipDesk();
const { anytime } = types;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

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
