import { addCartItemsEndpoint, removeBenefitEndpoint, removePackageUsageEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db, call, venue, add, refused, send } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

const onDay = (day: number) => ({ startsAt: new Date(`2026-11-${day}T20:00:00Z`) });
const ticketOn = async (day: number) => ({
  ...place(await makeSession(db, swimming, onDay(day))),
  pricing_option_id: adult.pricingOptionId,
});
const without = (what: 'benefit' | 'package', { token }: MadePerson, itemId: string) =>
  call(`/api/activities/${what}/remove/${itemId}`, { method: 'DELETE', token });

it('is the price of the membership, also for more tickets of the same kind', async () => {
  const member = await makePerson(db);
  await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);
  const ticket = await ticketOn(25);
  await add(member, ticket);
  const line = onlyLine(await add(member, ticket));
  expect(line).toMatchObject({ quantity: 2, price: { value: 400 }, lineTotal: { value: 800 }, benefitApplied: false });
});

async function coveredPerson(): Promise<MadePerson> {
  const member = await makePerson(db);
  await makeBenefit(db, { venue, userId: member.id });
  return member;
}

describe('a benefit', () => {
  it('makes one place cheaper, until it is removed', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id }, { discountPercent: 50 });
    const basket = await add(member, { ...(await ticketOn(25)), quantity: 2 });
    const line = onlyLine(basket);
    expect(line).toMatchObject({ benefitApplied: true, lineTotal: { value: 540 + 270 } });
    const answer = await without('benefit', member, line.id);
    expect(getMessage(answer)).toBe('Successfully removed benefit.');
    const after = getData(removeBenefitEndpoint, answer);
    expect(onlyLine(after)).toMatchObject({ benefitApplied: false, lineTotal: { value: 1080 } });
    expect(after.itemHash).not.toBe(basket.itemHash);
    expect((await without('benefit', member, line.id)).status).toBe(404);
  });

  it('is that of the membership named, though another one gives more', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id }, { discountPercent: 100 });
    const best = await db
      .selectFrom('membershipUsers')
      .where('userId', '=', member.id)
      .select('id')
      .executeTakeFirstOrThrow();
    await makeBenefit(db, { venue, userId: member.id }, { discountPercent: 50 });
    const [other] = await db
      .selectFrom('membershipUsers')
      .where('userId', '=', member.id)
      .where('id', '<>', best.id)
      .select('id')
      .execute();
    const session = async (day: number) => place(await makeSession(db, classes, onDay(day)));
    const items = [{ ...(await session(25)), membership_user_id: other?.id }, await session(26)];
    const basket = await add(member, items, { membership_user_id: best.id });
    expect(basket.items.map(({ membershipUserId, lineTotal }) => [membershipUserId, lineTotal.value])).toEqual([
      [other?.id, 310],
      [best.id, 0],
    ]);
    expect(onlyLine(await add(await coveredPerson(), await session(27)))).toMatchObject({ lineTotal: { value: 0 } });
  });

  it('is not used when the add says so', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id });
    const line = onlyLine(await add(member, { ...place(await makeSession(db, classes)), apply_benefit: false }));
    expect(line).toMatchObject({ benefitApplied: false, lineTotal: { value: 620 } });
  });

  it('counts in the day or week of the session, not of the booking', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id }, { usesPerPeriod: 1, period: 'day' });
    const first = await makeSession(db, classes, onDay(26));
    const sameDay = await makeSession(db, classes, { startsAt: new Date('2026-11-26T08:00:00Z') });
    const nextDay = await makeSession(db, classes, onDay(27));
    const { items } = await add(member, [place(first), place(sameDay), place(nextDay)]);
    expect(items.map(({ benefitApplied }) => benefitApplied).sort()).toEqual([false, true, true]);
    expect(items[2]).toMatchObject({ benefitApplied: true });
  });

  it('is used once when two carers book for the member at the same moment', async () => {
    const carers = [await makePerson(db), await makePerson(db)];
    const used = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const member = await makePerson(db);
        for (const carer of carers) await linkPeople(db, carer, member);
        await makeBenefit(db, { venue, userId: member.id }, { usesPerPeriod: 1, period: 'day' });
        const hours = [8, 20].map((hour) => new Date(Date.UTC(2026, 10, 28, hour)));
        const sessions = await Promise.all(hours.map((startsAt) => makeSession(db, classes, { startsAt })));
        const add = (carer: MadePerson, turn: number) =>
          send(carer, { ...place(sessions[turn] ?? { id: '' }), purchased_for_user_id: member.id });
        const baskets = await Promise.all(
          carers.map(async (carer, turn) => getData(addCartItemsEndpoint, await add(carer, turn))),
        );
        return baskets
          .flatMap(({ items }) => items)
          .filter((item) => item.purchasedForUserId === member.id && item.benefitApplied).length;
      }),
    );
    expect(used).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('comes back with the line, and comes before a package', async () => {
    const member = await makePerson(db);
    await makeBenefit(db, { venue, userId: member.id }, { usesPerPeriod: 1, period: 'week' });
    await makeOwnedPackage(db, { userId: member.id, pricingOptionId: classes.pricingOptionId ?? '', usages: 1 });
    const one = onlyLine(await add(member, place(await makeSession(db, classes, onDay(26)))));
    expect(one).toMatchObject({ benefitApplied: true, packageApplied: false });
    await call('/api/checkout/cart/remove', { token: member.token, body: { cart_item_ids: [one.id] } });
    const again = onlyLine(await add(member, place(await makeSession(db, classes, onDay(27)))));
    expect(again).toMatchObject({ benefitApplied: true });
  });
});

describe('a package', () => {
  it('pays for as many places as it has usages left, until it is removed', async () => {
    const owner = await makePerson(db);
    const ownedPackageId = await makeOwnedPackage(db, {
      userId: owner.id,
      pricingOptionId: adult.pricingOptionId,
      usages: 2,
    });
    const taken = async () =>
      (
        await db
          .selectFrom('ownedPackageContents')
          .where('ownedPackageId', '=', ownedPackageId)
          .select('usagesTaken')
          .executeTakeFirst()
      )?.usagesTaken;
    const line = onlyLine(await add(owner, { ...(await ticketOn(25)), quantity: 3 }));
    expect(line).toMatchObject({ packageApplied: true, lineTotal: { value: 540 } });
    expect(await taken()).toBe(2);
    const answer = await without('package', owner, line.id);
    expect(getMessage(answer)).toBe('Successfully removed package usage.');
    expect(onlyLine(getData(removePackageUsageEndpoint, answer))).toMatchObject({
      packageApplied: false,
      lineTotal: { value: 1620 },
    });
    expect(await taken()).toBe(0);
    expect(getFailure(await without('package', owner, line.id))).toMatchObject({ status: 404 });
  });
});

describe('a customer reference', () => {
  it('gives a ticket the price of that customer, to whoever buys it', async () => {
    const [buyer, member] = [await makePerson(db), await makePerson(db, { reference: 'MEMBER-7' })];
    await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);
    const ticket = await ticketOn(28);
    await add(buyer, ticket);
    const { items } = await add(buyer, { ...ticket, customer_reference: 'member-7' });
    expect(items.map(({ lineTotal }) => lineTotal.value)).toEqual([540, 400]);
  });

  it('is refused when nobody has it, or it makes nothing cheaper', async () => {
    const buyer = await makePerson(db);
    const ordinary = await makePerson(db, { reference: 'ORDINARY' });
    const ticket = await ticketOn(28);
    const unknown = await refused(buyer, { ...ticket, customer_reference: 'nobody' });
    expect(unknown).toMatchObject({
      status: 400,
      code: 'discount_refused',
      message: 'This reference cannot be used for this ticket',
    });
    const useless = await refused(ordinary, { ...ticket, customer_reference: 'ORDINARY' });
    expect(useless.message).toBe('This reference cannot be used for this ticket');
  });
});
