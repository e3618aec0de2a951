import { sql } from 'kysely';
import { addCartItemsEndpoint, extendCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { offer } from '#tests/support/checkout/offer.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, cart, send } = await openShop();
const classes = await makeActivity(db, venue);
/** Days of one week. */
const on = (day: number, hour = 20) => makeSession(db, classes, { startsAt: new Date(Date.UTC(2026, 10, day, hour)) });

const extend = ({ token }: MadePerson, ids?: string[]) =>
  call('/api/checkout/cart/extend', { token, body: ids === undefined ? {} : { cart_item_ids: ids } });
const remove = ({ token }: MadePerson, ids: string[]) =>
  call('/api/checkout/cart/remove', { token, body: { cart_item_ids: ids } });
const complete = ({ token }: MadePerson, { itemHash }: Cart) =>
  call('/api/checkout/complete', { token, body: offer(itemHash, 0, { payments: [] }) });

beforeEach(() => clock.set('2026-11-22T18:00:00Z'));

async function memberWithOneUse(): Promise<MadePerson> {
  const member = await makePerson(db);
  await makeBenefit(db, { venue, userId: member.id }, { usesPerPeriod: 1, period: 'week' });
  return member;
}

describe('the use of a line whose hold ran out', () => {
  it('is free for the next line', async () => {
    const member = await memberWithOneUse();
    const monday = onlyLine(await add(member, place(await on(23))));
    expect(monday).toMatchObject({ lineTotal: { value: 0 } });
    expect((await add(member, place(await on(24)))).items[1]).toMatchObject({ lineTotal: { value: 620 } });
    clock.advance(16 * 60);
    expect((await add(member, place(await on(25)))).items[2]).toMatchObject({ benefitApplied: true });
  });

  it('is gone for the first line then, which is held again at its full price', async () => {
    const member = await memberWithOneUse();
    const monday = onlyLine(await add(member, place(await on(23))));
    clock.advance(16 * 60);
    await add(member, place(await on(25)));
    const { items, repriced } = getData(extendCartEndpoint, await extend(member));
    expect(items.map(({ lineTotal }) => lineTotal.value)).toEqual([620, 0]);
    expect(repriced).toEqual([monday.id]);
  });

  it('is taken again with the line where nobody used it, also among several lines', async () => {
    const member = await memberWithOneUse();
    const late = await on(27);
    const early = await on(26);
    await add(member, place(late));
    const before = await add(member, place(early));
    clock.advance(16 * 60);
    const after = getData(extendCartEndpoint, await extend(member));
    expect(after.items.map(({ lineTotal }) => lineTotal.value)).toEqual([0, 620]);
    expect(after).toMatchObject({ repriced: [], itemHash: before.itemHash });
  });

  it('of a package comes back to it once', async () => {
    const owner = await makePerson(db);
    await makeOwnedPackage(db, { userId: owner.id, pricingOptionId: classes.pricingOptionId ?? '', usages: 1 });
    const first = onlyLine(await add(owner, place(await on(23))));
    expect(first).toMatchObject({ packageApplied: true });
    clock.advance(16 * 60);
    expect((await add(owner, place(await on(24)))).items[1]).toMatchObject({ packageApplied: true });
    await remove(owner, [first.id]);
    expect((await add(owner, place(await on(25)))).items[1]).toMatchObject({ packageApplied: false });
  });

  it('is taken again by a line that another basket took it from just when it was extended', async () => {
    const member = await memberWithOneUse();
    await add(member, place(await on(23)));
    const uses = (userId: number) =>
      db
        .selectFrom('benefitUsages as u')
        .innerJoin('membershipUsers as m', 'm.id', 'u.membershipUserId')
        .where('m.userId', '=', userId)
        .where('u.state', '=', 'reserved')
        .select('u.id')
        .execute();
    const [reserved] = await uses(member.id);
    await db
      .updateTable('benefitUsages')
      .set({ state: 'returned' })
      .where('id', '=', reserved?.id ?? '')
      .execute();
    await extend(member);
    expect(await uses(member.id)).toHaveLength(1);
  });

  it('stays with a line that is held', async () => {
    const member = await memberWithOneUse();
    await add(member, place(await on(23)));
    clock.advance(14 * 60);
    await extend(member);
    clock.advance(2 * 60);
    expect((await add(member, place(await on(24)))).items[1]).toMatchObject({ benefitApplied: false });
  });
});

/** Uses of this person that lines with places rely on, and those that are counted. */
async function countUses(userId: number) {
  const live = sql<boolean>`(b.status = 'settled' or b.status = 'reserved' and b.released_at is null and b.expires_at > ${clock.now()})`;
  const { rows } = await sql<{ benefits: number; unpaid: number; taken: number; packages: number }>`
    select
      (select count(*)::int from benefit_usages u join bookings b on b.id = u.booking_id
        where b.user_id = ${userId} and u.state <> 'returned' and ${live}) as benefits,
      (select count(*)::int from cart_items i join bookings b on b.id = i.booking_id
        where b.user_id = ${userId} and ${live} and i.line_total = 0
          and not exists (select from benefit_usages u where u.booking_id = b.id and u.state <> 'returned')
          and not exists (select from package_usages u where u.booking_id = b.id and u.state <> 'returned')) as unpaid,
      (select sum(c.usages_taken)::int from owned_package_contents c join owned_packages o on o.id = c.owned_package_id
        where o.user_id = ${userId}) as taken,
      (select coalesce(sum(u.quantity), 0)::int from package_usages u join owned_packages o on o.id = u.owned_package_id
        where o.user_id = ${userId} and u.state <> 'returned') as packages`.execute(db);
  return rows[0];
}

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it.each([1, 2, 3])('no history of two baskets uses more than there is, or loses a use (%i)', async (seed) => {
  const next = random(seed);
  const choose = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const member = await makePerson(db);
  const carers = [await makePerson(db), await makePerson(db)];
  for (const carer of carers) await linkPeople(db, carer, member);
  await makeBenefit(db, { venue, userId: member.id }, { usesPerPeriod: 2, period: 'week' });
  await makeOwnedPackage(db, { userId: member.id, pricingOptionId: classes.pricingOptionId ?? '', usages: 2 });
  const sessions = [];
  for (let hour = 6; hour < 22; hour += 1) sessions.push(await on(26, hour));

  for (let step = 0; step < 25; step += 1) {
    const action = next();
    const at = choose(carers) ?? member;
    const ids = (await cart(at)).items.map(({ id }) => id);
    if (action < 0.2) clock.advance(9 * 60);
    else if (action < 0.5)
      await send(at, { ...place(choose(sessions) ?? { id: '' }), purchased_for_user_id: member.id });
    else if (action < 0.6) await remove(at, ids.slice(0, 1));
    else if (action < 0.65) await complete(at, await cart(at));
    else await Promise.all(carers.map((carer) => extend(carer)));
    const uses = await countUses(member.id);
    expect(uses).toMatchObject({ unpaid: 0, taken: uses?.packages });
    expect(uses?.benefits).toBeLessThanOrEqual(2);
    expect(uses?.taken).toBeLessThanOrEqual(2);
  }

  for (const carer of carers)
    await remove(
      carer,
      (await cart(carer)).items.map(({ id }) => id),
    );
  const after = await countUses(member.id);
  const left = 4 - (after?.benefits ?? 0) - (after?.taken ?? 0);
  const day = [];
  for (let hour = 6; hour < 11; hour += 1) day.push({ ...place(await on(27, hour)), purchased_for_user_id: member.id });
  const [carer = member] = carers;
  const { items } = getData(addCartItemsEndpoint, await send(carer, day));
  expect(items.filter(({ lineTotal }) => lineTotal.value === 0)).toHaveLength(left);
});
