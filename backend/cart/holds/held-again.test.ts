import { extendCartEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { offer } from '#tests/support/checkout/offer.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeExtra } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, cart } = await openShop();
const classes = await makeActivity(db, venue);
const startsAt = new Date('2026-11-28T20:00:00Z');

const extend = ({ token }: MadePerson) => call('/api/checkout/cart/extend', { token, body: {} });
const heldAgain = async (person: MadePerson) => getData(extendCartEndpoint, await extend(person));
const complete = ({ token }: MadePerson, itemHash: string) =>
  call('/api/checkout/complete', { token, body: offer(itemHash, 0, { payments: [] }) });

const setSession = ({ id }: { id: string }, values: { price?: number; lastBookableAt?: Date }) =>
  db.updateTable('occurrences').set(values).where('id', '=', id).execute();
const setOption = (id: string, price: number) =>
  db.updateTable('pricingOptions').set({ price }).where('id', '=', id).execute();
const endMembership = ({ id }: MadePerson) =>
  db.updateTable('memberships').set({ status: 'cancelled' }).where('userId', '=', id).execute();

/** A member's class that is free, and was put into the basket. */
async function freeClass() {
  const [member, session] = [await makePerson(db), await makeSession(db, classes, { startsAt })];
  await makeBenefit(db, { venue, userId: member.id });
  const basket = await add(member, place(session));
  return { member, session, basket, line: onlyLine(basket) };
}

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

describe('a line held again', () => {
  it('costs what it costs now: the price of the day, without a benefit that ended', async () => {
    const { member, session, basket, line } = await freeClass();
    expect(line).toMatchObject({ lineTotal: { value: 0 }, benefitApplied: true });
    clock.advance(16 * 60);
    await endMembership(member);
    await setSession(session, { price: 9900 });
    const after = await heldAgain(member);
    expect(onlyLine(after)).toMatchObject({ id: line.id, lineTotal: { value: 9900 }, benefitApplied: false });
    expect(after).toMatchObject({ repriced: [line.id], totals: { total: 9900, taxTotal: 1650 } });
    expect(after.itemHash).not.toBe(basket.itemHash);
  });

  it('keeps its price and hash where nothing changed', async () => {
    const { member, basket } = await freeClass();
    clock.advance(16 * 60);
    const after = await heldAgain(member);
    expect(onlyLine(after)).toMatchObject({ lineTotal: { value: 0 }, benefitApplied: true });
    expect(after).toMatchObject({ repriced: [], itemHash: basket.itemHash });
  });

  it('has the price of its person, which may have become lower', async () => {
    const [member, session] = [await makePerson(db), await makeSession(db, classes, { startsAt })];
    await add(member, place(session));
    await makeMemberPrice(
      db,
      await makeMembership(db, { venue, userId: member.id }),
      classes.pricingOptionId ?? '',
      300,
    );
    clock.advance(16 * 60);
    expect(onlyLine(await heldAgain(member))).toMatchObject({ lineTotal: { value: 300 } });
  });

  it('has the prices of its ticket and extras', async () => {
    const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
    const adult = await makeTicket(db, swimming);
    const [person, session] = [await makePerson(db), await makeSession(db, swimming, { startsAt })];
    const extras = [{ pricing_option_id: adult.extraId, quantity: 2 }];
    await add(person, {
      ...place(session),
      pricing_option_id: adult.pricingOptionId,
      quantity: 3,
      extra_options: extras,
    });
    await setOption(adult.pricingOptionId, 600);
    await setOption(adult.extraId, 150);
    clock.advance(16 * 60);
    const line = onlyLine(await heldAgain(person));
    expect(line).toMatchObject({ quantity: 3, price: { value: 600 }, lineTotal: { value: 1800 + 300 } });
    expect(line.childItems).toMatchObject([{ price: { value: 150 }, lineTotal: { value: 300 } }]);
  });

  it('has the prices of its camp and extras', async () => {
    const camp = await makeCamp(db, venue);
    const lunch = await makeExtra(db, camp, null, 'Lunch');
    const person = await makePerson(db);
    const extras = [{ pricing_option_id: lunch, quantity: 1 }];
    await add(person, { id: camp.id, type: 'camp', quantity: 1, booking_full_camp: true, extras });
    const { pricingOptionId } = await db
      .selectFrom('schedules')
      .where('id', '=', camp.id)
      .select('pricingOptionId')
      .executeTakeFirstOrThrow();
    await setOption(pricingOptionId ?? '', 10_000);
    await setOption(lunch, 500);
    clock.advance(16 * 60);
    const line = onlyLine(await heldAgain(person));
    expect(line).toMatchObject({ lineTotal: { value: 10_500 } });
    expect(line.childItems.map(({ lineTotal }) => lineTotal.value)).toEqual([2000, 2000, 2000, 2000, 2000, 500]);
  });

  it('gives back credit that was set aside for another total', async () => {
    const { member, session } = await freeClass();
    await setSession(session, { price: 500 });
    await endMembership(member);
    await db.insertInto('creditAccounts').values({ userId: member.id, type: 'general', balance: 900 }).execute();
    const other = await makeSession(db, classes, { startsAt: new Date('2026-11-29T20:00:00Z') });
    await add(member, place(other));
    clock.advance(14 * 60 + 59);
    const credits = { credits_to_reserve: [{ amount: 620, type: 'general' }], cart_source: 'activity-booking' };
    expect((await call('/api/credits/apply', { token: member.token, body: credits })).status).toBe(200);
    clock.advance(1);
    const after = await heldAgain(member);
    expect(after.totals).toMatchObject({ total: 500 + 620, balance: 500 + 620 });
  });
});

it('keeps its price while it is held', async () => {
  const { member, session, basket } = await freeClass();
  clock.advance(14 * 60);
  await endMembership(member);
  await setSession(session, { price: 9900 });
  const after = await heldAgain(member);
  expect(onlyLine(after)).toMatchObject({ lineTotal: { value: 0 }, benefitApplied: true });
  expect(after).toMatchObject({ repriced: [], itemHash: basket.itemHash });
});

describe('a line that could not be added any more is not held again', () => {
  it.each([
    ['its booking has closed', { lastBookableAt: new Date('2026-11-24T18:10:00Z') }, {}, 'closed'],
    ['it is for older people now', {}, { minimumAge: 90 }, 'age'],
  ])('when %s', async (_, session, schedule, reason) => {
    const yoga = await makeActivity(db, venue);
    const person = await makePerson(db, { dateOfBirth: '1990-05-01' });
    const { id: occurrenceId } = await makeSession(db, yoga, { startsAt });
    const { id } = onlyLine(await add(person, place({ id: occurrenceId })));
    await db
      .updateTable('schedules')
      .set({ name: 'Yoga', ...schedule })
      .where('id', '=', yoga.scheduleId)
      .execute();
    await setSession({ id: occurrenceId }, { price: 620, ...session });
    expect((await extend(person)).status).toBe(200);
    clock.advance(16 * 60);
    expect(getFailure(await extend(person))).toMatchObject({
      status: 409,
      code: 'not_bookable',
      details: { reason, cartItemIds: [id] },
    });
    expect(onlyLine(await cart(person))).toMatchObject({ holdExpired: true });
  });

  it('when its waiver has to be signed anew', async () => {
    const { id: waiver } = await db
      .insertInto('restrictions')
      .values({ type: 'pre-purchase-waiver', name: 'Pool rules' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = await makePerson(db);
    const session = await makeSession(db, classes, { startsAt, prePurchaseWaiverId: waiver });
    const { id } = onlyLine(await add(person, { ...place(session), activity_restriction_ids: [waiver] }));
    await db.deleteFrom('signedWaivers').where('userId', '=', person.id).execute();
    clock.advance(16 * 60);
    expect(getFailure(await extend(person))).toMatchObject({
      code: 'restriction_unmet',
      details: { cartItemIds: [id] },
    });
  });

  it('when its person is not linked with the account any more', async () => {
    const [holder, partner] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, holder, partner);
    const session = await makeSession(db, classes, { startsAt });
    const { id } = onlyLine(await add(holder, { ...place(session), purchased_for_user_id: partner.id }));
    await makeOwnedPackage(db, {
      userId: partner.id,
      pricingOptionId: classes.pricingOptionId ?? '',
      usages: 1,
    });
    await db.updateTable('linkedUsers').set({ status: 'revoked' }).where('userId', '=', holder.id).execute();
    expect((await extend(holder)).status).toBe(200);
    const path = `/api/checkout/cart/${id}`;
    const body = { options: { quantity: 1 } };
    expect((await call(path, { method: 'PUT', token: holder.token, body })).status).toBe(403);
    clock.advance(16 * 60);
    expect(getFailure(await extend(holder))).toMatchObject({
      status: 403,
      code: 'forbidden',
      details: { cartItemIds: [id] },
    });
    expect(onlyLine(await cart(holder))).toMatchObject({ holdExpired: true, packageApplied: false });
  });

  it('but says first when its place is gone', async () => {
    const [person, session] = [await makePerson(db), await makeSession(db, classes, { startsAt, maximum: 1 })];
    await add(person, place(session));
    clock.advance(16 * 60);
    await add(await makePerson(db), place(session));
    await setSession(session, { lastBookableAt: new Date('2026-11-24T18:10:00Z') });
    expect(getFailure(await extend(person))).toMatchObject({ code: 'hold_expired' });
  });
});

describe('at the checkout', () => {
  it('another price than the one agreed to is asked about first', async () => {
    const { member, session, basket } = await freeClass();
    clock.advance(16 * 60);
    await endMembership(member);
    await setSession(session, { price: 9900 });
    const refused = getFailure(await complete(member, basket.itemHash));
    expect(refused).toMatchObject({ status: 409, code: 'basket_changed' });
    const after = await heldAgain(member);
    expect(refused.details).toMatchObject({ itemHash: after.itemHash });
    expect(after.totals.total).toBe(9900);
  });

  it('the same price needs no new yes', async () => {
    const { member, basket } = await freeClass();
    clock.advance(16 * 60);
    expect((await complete(member, basket.itemHash)).status).toBe(200);
  });
});
