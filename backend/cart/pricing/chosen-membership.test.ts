import { updateCartItemEndpoint } from '#contract/cart/cart.ts';
import { priceSessionsEndpoint } from '#contract/cart/prices.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, venue, add, cart, refused } = await openShop();
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const swim = await makeSession(db, swimming, { startsAt: new Date('2026-11-25T18:00:00Z'), maximum: 1000 });
const tickets = (more: object = {}) => ({ ...place(swim), pricing_option_id: adult.pricingOptionId, ...more });

/** The memberships of somebody, the oldest first. */
async function getMemberships({ id }: { id: number }): Promise<number[]> {
  const rows = await db.selectFrom('membershipUsers').where('userId', '=', id).orderBy('id').select('id').execute();
  return rows.map((row) => row.id);
}

/** Somebody who swims for £4.00 by one membership, and free once a week by another. */
async function memberTwice() {
  const person = await makePerson(db);
  await makeMemberPrice(db, await makeMembership(db, { venue, userId: person.id }), adult.pricingOptionId, 400);
  await makeBenefit(db, { venue, userId: person.id }, { usesPerPeriod: 1, period: 'week' });
  const [priced = 0, free = 0] = await getMemberships(person);
  return { person, priced, free };
}

const ask = ({ token }: MadePerson, membershipUserId?: number) =>
  call('/api/activities/prices', {
    token,
    body: {
      items: [
        {
          session_id: swim.id,
          pricing_option_id: adult.pricingOptionId,
          ...(membershipUserId !== undefined && { membership_user_id: membershipUserId }),
        },
      ],
    },
  });
const quote = async (person: MadePerson, membershipUserId?: number) =>
  getData(priceSessionsEndpoint, await ask(person, membershipUserId)).items[0];

describe('who has several memberships that make it cheaper', () => {
  it('sees what each of them makes of the price, and pays the cheapest', async () => {
    const { person, priced, free } = await memberTwice();
    const quoted = await quote(person);
    expect(quoted?.each.price.value).toBe(0);
    expect(quoted?.memberships).toEqual([
      expect.objectContaining({ membershipUserId: priced, price: expect.objectContaining({ value: 400 }) }),
      expect.objectContaining({ membershipUserId: free, price: expect.objectContaining({ value: 0 }) }),
    ]);
    expect(onlyLine(await add(person, tickets()))).toMatchObject({ lineTotal: { value: 0 }, benefitApplied: true });
  });

  it('pays by the one that is chosen, and keeps the uses of the other', async () => {
    const { person, priced } = await memberTwice();
    expect((await quote(person, priced))?.each.price.value).toBe(400);
    const line = onlyLine(await add(person, tickets({ membership_user_id: priced })));
    expect(line).toMatchObject({ lineTotal: { value: 400 }, benefitApplied: false });
    const path = `/api/checkout/cart/${line.id}`;
    const body = { options: { quantity: 2 } };
    const changed = getData(updateCartItemEndpoint, await call(path, { method: 'PUT', token: person.token, body }));
    expect(onlyLine(changed)).toMatchObject({ lineTotal: { value: 800 }, benefitApplied: false });
  });

  it('pays by it, too, when the places are held again', async () => {
    const { person, priced } = await memberTwice();
    await add(person, tickets({ membership_user_id: priced }));
    clock.advance(16 * 60);
    await call('/api/checkout/cart/extend', { token: person.token, body: {} });
    expect(onlyLine(await cart(person))).toMatchObject({ holdExpired: false, lineTotal: { value: 400 } });
  });

  it('has a line for each choice', async () => {
    const { person, priced } = await memberTwice();
    await add(person, tickets({ membership_user_id: priced }));
    await add(person, tickets({ membership_user_id: priced }));
    const { items } = await add(person, tickets());
    expect(items.map(({ quantity, lineTotal }) => [quantity, lineTotal.value])).toEqual([
      [2, 800],
      [1, 0],
    ]);
  });
});

it('is no choice where only one membership makes it cheaper', async () => {
  const person = await makePerson(db);
  await makeBenefit(db, { venue, userId: person.id });
  await makeMembership(db, { venue, userId: person.id });
  expect((await quote(person))?.memberships).toEqual([]);
});

it('refuses the membership of somebody else', async () => {
  const { priced } = await memberTwice();
  const { person } = await memberTwice();
  const text = 'Must be a membership of the person it is for';
  expect(getFailure(await ask(person, priced))).toMatchObject({ errors: { 'items.0.membership_user_id': [text] } });
  expect(await refused(person, tickets({ membership_user_id: priced }))).toMatchObject({
    errors: { 'items.0.membership_user_id': [text] },
  });
});
