import { getDays, entire, getTaken } from '#tests/support/camps/items.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMemberPrice, makeMembership, makeBenefit } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { campDays, makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getMessage } from '#tests/support/replies.ts';

const { db, clock, call, venue, add, send, refused, cart } = await openShop();
const nowhere: MadeSession = { id: '', v1Id: 0 };

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

describe('the entire camp', () => {
  it('holds every day for fifteen minutes at the price of the whole', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const answer = await send(person, entire(camp));
    expect(getMessage(answer)).toBe('Successfully added item to the basket.');
    const basket = await cart(person);
    expect(onlyLine(basket)).toMatchObject({
      type: 'av2_booking_bundle',
      cartableType: 'av2BookingBundle',
      name: 'Winter adventure',
      bookingType: 'camps',
      scheduleId: camp.id,
      venue: { slug: venue.slug },
      cartableResource: { name: 'Winter adventure', venueName: 'Riverside' },
      quantity: 1,
      maxQuantity: 1,
      price: { value: 9000 },
      lineTotal: { value: 9000 },
      purchasedForUserId: person.id,
      holdExpiresAt: '2026-11-24T18:15:00Z',
      holdExpired: false,
    });
    expect(onlyLine(basket).childItems).toMatchObject(
      camp.sessions.map(({ id }) => ({
        type: 'av2_booking',
        occurrenceId: id,
        price: { value: 1800 },
        lineTotal: { value: 1800 },
      })),
    );
    expect(basket.totals).toMatchObject({ total: 9000, taxTotal: 1500, itemCount: 1 });
    expect(basket.hold.expiresAt).toBe('2026-11-24T18:15:00Z');
    expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is refused as a whole when one day is full, and holds nothing', async () => {
    const [person, camp, crowd] = [await makePerson(db), await makeCamp(db, venue), await makePerson(db)];
    await makeBooking(db, camp.sessions[3] ?? nowhere, crowd.id, { places: 10 });
    expect(await refused(person, entire(camp))).toMatchObject({
      status: 409,
      code: 'session_full',
      message: 'The session being booked is already full',
      details: { itemIndex: 0 },
    });
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 10, 0]);
    expect((await cart(person)).items).toEqual([]);
  });

  it('is refused where only days are sold, where it has begun, and where a day is called off', async () => {
    const person = await makePerson(db);
    expect(await refused(person, entire(await makeCamp(db, venue, { wholePrice: null })))).toMatchObject({
      code: 'not_bookable',
      message: 'This can only be booked by the session',
    });
    const inactiveCamp = await makeCamp(db, venue);
    await db
      .updateTable('occurrences')
      .set({ status: 'cancelled', cancelledAt: clock.now() })
      .where('id', '=', inactiveCamp.sessions[4]?.id ?? '')
      .execute();
    expect(await refused(person, entire(inactiveCamp))).toMatchObject({
      code: 'not_bookable',
      message: 'This session is not available',
    });
    const begunCamp = await makeCamp(db, venue);
    clock.set('2026-11-30T10:00:00Z');
    expect(await refused(person, entire(begunCamp))).toMatchObject({
      code: 'not_bookable',
      message: 'This session has already started',
      details: { reason: 'started' },
    });
  });

  it('can be in the basket only once', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    await add(person, entire(camp));
    expect(await refused(person, entire(camp))).toMatchObject({ status: 409, code: 'already_in_basket' });
    expect(await refused(await makePerson(db), [entire(camp), entire(camp)])).toMatchObject({
      code: 'already_in_basket',
      details: { itemIndex: 1 },
    });
  });
});

describe('chosen days', () => {
  it('cost what each costs, and hold only these', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const basket = await add(person, getDays(camp, [1, 3]));
    expect(onlyLine(basket)).toMatchObject({ price: { value: 4800 }, lineTotal: { value: 4800 } });
    expect(onlyLine(basket).childItems.map(({ lineTotal }) => lineTotal.value)).toEqual([2400, 2400]);
    expect(await getTaken(db, camp)).toEqual([0, 1, 0, 1, 0]);
  });

  it('can be had although another day is full or over', async () => {
    const [person, camp, crowd] = [await makePerson(db), await makeCamp(db, venue), await makePerson(db)];
    await makeBooking(db, camp.sessions[2] ?? nowhere, crowd.id, { places: 10 });
    clock.set('2026-12-01T08:00:00Z');
    await add(person, getDays(camp, [1]));
    expect(await refused(person, getDays(camp, [2]))).toMatchObject({ code: 'session_full' });
    expect(await refused(person, getDays(camp, [0, 4]))).toMatchObject({
      code: 'not_bookable',
      details: { reason: 'started' },
    });
    expect(await getTaken(db, camp)).toEqual([0, 1, 10, 0, 0]);
  });

  it('are refused where only the whole is sold', async () => {
    const camp = await makeCamp(db, venue, { sessionPrice: null });
    expect(await refused(await makePerson(db), getDays(camp, [0]))).toMatchObject({
      code: 'not_bookable',
      details: { reason: 'not_individually' },
    });
  });

  it('accept more days later, but not the same day again or the entire camp', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    await makeBooking(db, camp.sessions[0] ?? nowhere, person.id);
    await add(person, getDays(camp, [1]));
    await add(person, getDays(camp, [2, 3]));
    expect(await refused(person, getDays(camp, [0, 4]))).toMatchObject({ code: 'already_booked' });
    expect(await refused(person, getDays(camp, [3, 4]))).toMatchObject({ code: 'already_in_basket' });
    expect(await refused(person, entire(camp))).toMatchObject({ code: 'already_booked' });
  });

  it('are not sold one by one as sessions of a timetable, which ask no questions', async () => {
    const camp = await makeCamp(db, venue);
    const [first = nowhere] = camp.sessions;
    expect((await send(await makePerson(db), place(first))).status).toBe(404);
    expect((await send(await makePerson(db), { id: first.v1Id, type: 'activity' })).status).toBe(404);
  });
});
describe('for whom', () => {
  it('is a linked child as well as oneself, and nobody else', async () => {
    const [parent, child, stranger, camp] = [
      await makePerson(db),
      await makePerson(db),
      await makePerson(db),
      await makeCamp(db, venue),
    ];
    await linkPeople(db, parent, child);
    const basket = await add(parent, [entire(camp), { ...entire(camp), purchased_for_user_id: child.id }]);
    expect(basket.items.map(({ purchasedForUserId }) => purchasedForUserId)).toEqual([parent.id, child.id]);
    expect(await getTaken(db, camp)).toEqual([2, 2, 2, 2, 2]);
    expect((await send(parent, { ...entire(camp), purchased_for_user_id: stranger.id })).status).toBe(403);
    const path = `/api/v1/users/${child.id}/carts/activity-booking/items`;
    const repeatedReply = await call(path, {
      token: parent.token,
      body: { data: { items: [getDays(await makeCamp(db, venue), [2])] } },
    });
    expect(repeatedReply.status).toBe(409);
  });

  it('is not somebody who is elsewhere at that time, in the same list or before', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const other = await makeSession(db, await makeActivity(db, venue), { startsAt: new Date(campDays[2] ?? '') });
    expect(await refused(person, [place(other), entire(camp)])).toMatchObject({
      status: 409,
      code: 'clash',
      details: { itemIndex: 1 },
    });
    expect(await refused(person, [entire(camp), place(other)])).toMatchObject({
      status: 409,
      code: 'clash',
      details: { itemIndex: 1 },
    });
    await add(person, place(other));
    expect(await refused(person, getDays(camp, [2]))).toMatchObject({ code: 'clash' });
    await add(person, getDays(camp, [1, 3]));
  });

  it('is nobody at the counter, unless the sessions allow it', async () => {
    const [clerk, camp] = [await makePerson(db, { permissions: ['sell'] }), await makeCamp(db, venue)];
    expect(await refused(clerk, entire(camp), { source: 'foh' })).toMatchObject({ code: 'not_bookable' });
    await db
      .updateTable('occurrences')
      .set({ allowAnonymousBookings: true })
      .where('scheduleId', '=', camp.id)
      .execute();
    expect(onlyLine(await add(clerk, entire(camp), { source: 'foh' })).purchasedForUserId).toBeNull();
  });
});

describe('prices', () => {
  it("are members' prices for members; benefits and packages are for single visits", async () => {
    const [member, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const { pricingOptionId } = await db
      .selectFrom('schedules')
      .where('id', '=', camp.id)
      .select('pricingOptionId')
      .executeTakeFirstOrThrow();
    await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), pricingOptionId ?? '', 8001);
    await makeBenefit(db, { venue, userId: member.id });
    const line = onlyLine(await add(member, entire(camp)));
    expect(line).toMatchObject({ lineTotal: { value: 8001 }, benefitApplied: false, packageApplied: false });
    expect(line.childItems.map(({ lineTotal }) => lineTotal.value)).toEqual([1601, 1600, 1600, 1600, 1600]);
  });

  it('are nothing when the camp is free', async () => {
    const camp = await makeCamp(db, venue, { wholePrice: 0, sessionPrice: 0 });
    expect((await add(await makePerson(db), entire(camp))).totals).toMatchObject({ total: 0, balance: 0 });
  });
});
