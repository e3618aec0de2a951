import { extendCartEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, cart } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

const onDay = (day: number) => ({ startsAt: new Date(`2026-11-${day}T20:00:00Z`) });
const swim = async (day: number, quantity = 1) => ({
  ...place(await makeSession(db, swimming, onDay(day))),
  pricing_option_id: adult.pricingOptionId,
  quantity,
});
const value = (amount: number): unknown => expect.objectContaining({ value: amount });

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

describe('the summary of a basket', () => {
  it('names a package with the uses it has left, and puts the extras beside the full price', async () => {
    const owner = await makePerson(db);
    await makeOwnedPackage(db, { userId: owner.id, pricingOptionId: adult.pricingOptionId, usages: 10 });
    const extras = { extra_options: [{ pricing_option_id: adult.extraId, quantity: 2 }] };
    const basket = await add(owner, { ...(await swim(25, 3)), ...extras });
    const saving = { kind: 'package', name: 'Ten swims', amount: value(1620), uses: 3, usesLeft: 7, usesTotal: 10 };
    expect(onlyLine(basket)).toMatchObject({ fullPrice: { value: 1620 }, savings: [saving] });
    const extrasTotal = basket.totals.total;
    expect(extrasTotal).toBeGreaterThan(0);
    expect(basket.summary).toMatchObject({
      fullPrice: { value: 1620 },
      extras: { value: extrasTotal },
      savings: [saving],
      saved: { value: 1620 },
    });
  });

  it('adds up the member prices of all lines', async () => {
    const member = await makePerson(db);
    await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);
    const { summary, items } = await add(member, [await swim(25, 2), await swim(26)]);
    expect(items.map(({ savings }) => savings?.map(({ amount }) => amount.value))).toEqual([[280], [140]]);
    expect(summary?.savings).toEqual([
      expect.objectContaining({ kind: 'member_price', name: null, amount: value(420), usesLeft: null }),
    ]);
  });

  it('names the membership of a benefit, with the uses left in its period', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id }, { discountPercent: 50, usesPerPeriod: 3, period: 'week' });
    const { summary } = await add(member, [await swim(25), await swim(26)]);
    expect(summary?.savings).toEqual([
      expect.objectContaining({
        kind: 'benefit',
        name: 'Swim and gym',
        amount: value(540),
        uses: 2,
        usesLeft: 1,
        usesTotal: 3,
      }),
    ]);
  });
});

describe('a line that is no longer held', () => {
  const extend = ({ token }: MadePerson, ids: string[]) =>
    call('/api/checkout/cart/extend', { token, body: { cart_item_ids: ids } });

  it('is outside count, total and summary, and back in them when it alone is held again', async () => {
    const [person, other] = [await makePerson(db), await makePerson(db)];
    const full = await makeSession(db, classes, { ...onDay(26), maximum: 1 });
    const next = await makeSession(db, classes, onDay(25));
    const { items } = await add(person, [place(next), place(full)]);
    const [free, gone] = items.map(({ id }) => id);
    clock.advance(16 * 60);
    await add(other, place(full));
    const lapsed = await cart(person);
    expect(lapsed.items.map((item) => item.lapsed)).toEqual([
      expect.objectContaining({ canHold: true, nextFree: null }),
      expect.objectContaining({
        canHold: false,
        placesLeft: 0,
        nextFree: {
          id: next.id,
          startsAt: expect.objectContaining({ utc: '2026-11-25T20:00:00Z' }),
          activitySlug: classes.slug,
        },
      }),
    ]);
    expect(lapsed.totals).toMatchObject({ total: 0, taxTotal: 0, balance: 0, itemCount: 0 });
    expect(lapsed.summary).toMatchObject({ fullPrice: { value: 0 } });
    expect(getFailure(await extend(person, [gone ?? '']))).toMatchObject({ code: 'hold_expired' });
    const held = getData(extendCartEndpoint, await extend(person, [free ?? '']));
    expect(held.items.map(({ holdExpired }) => holdExpired)).toEqual([false, true]);
    expect(held.totals).toMatchObject({ total: 620, itemCount: 1 });
    expect(held.items[0]?.lapsed).toBeNull();
  });
});
