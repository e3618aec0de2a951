import { moveBookingEndpoint } from '#contract/bookings/move-booking.ts';
import { askToCancel, askToMove, cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { getCredit, makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { queueBehind, queueForBasket } from '#tests/support/lock-queue.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, venue, add, call } = shop;
const classes = await makeActivity(db, venue);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const at = (hour: number) => ({ startsAt: new Date(`2026-11-25T${hour}:00:00Z`) });

async function booked(session: MadeSession, price = 620, credit = price) {
  const person = await makeCreditor(shop, { general: credit });
  await add(person, place(session));
  const [booking] = await payByCredit(shop, person, { general: price });
  return { person, id: booking?.id ?? '' };
}

async function moved(person: MadePerson, id: string, target: MadeSession, more = {}) {
  return getData(moveBookingEndpoint, await askToMove(shop, person, id, target.id, more));
}

async function refused(person: MadePerson, id: string, target: MadeSession, more = {}) {
  return getFailure(await askToMove(shop, person, id, target.id, more));
}

async function makeAttendeeWaiver(): Promise<string> {
  const waiver = { type: 'enhanced-pre-waiver', name: 'Climbing waiver' } as const;
  return (await db.insertInto('restrictions').values(waiver).returning('id').executeTakeFirstOrThrow()).id;
}

const getRow = (id: string) => db.selectFrom('bookings').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const getTaken = async ({ id }: MadeSession) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow()).consumed;
const getOrder = async (bookingId: string) =>
  db
    .selectFrom('orders')
    .where('id', '=', (await getRow(bookingId)).orderId)
    .select(['total', 'balance'])
    .executeTakeFirstOrThrow();

it('takes the new place, gives the old one back, and keeps order and price', async () => {
  const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
  const { person, id } = await booked(from);
  const booking = await moved(person, id, to);
  expect(booking).toMatchObject({ status: 'settled', occurrenceId: to.id, price: { value: 620 } });
  expect(booking.id).not.toBe(id);
  expect([await getTaken(from), await getTaken(to)]).toEqual([0, 1]);
  const old = await getRow(id);
  expect(old).toMatchObject({ status: 'cancelled', cancellationSource: 'customers', cancelReason: 'Moved' });
  expect(await getRow(booking.id)).toMatchObject({ orderId: old.orderId, movedFrom: id, due: 0 });
  expect(await getCredit(shop, person)).toEqual({ general: 0 });
  const letters = await db.selectFrom('outbox').where('dedupeKey', '=', `moved:${booking.id}`).select('id').execute();
  expect(letters).toHaveLength(1);
  await cancelThese(shop, person, [booking.id]);
  expect(await getCredit(shop, person)).toEqual({ general: 620 });
});

describe('another price', () => {
  const cheap = { ...at(14), price: 400 };
  const dear = { ...at(16), price: 900 };

  it('is asked about first, and nothing has changed', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, dear)];
    const { person, id } = await booked(from);
    expect(await refused(person, id, to)).toMatchObject({
      code: 'price_differs',
      details: { price: { value: 620 }, newPrice: { value: 900 }, due: { value: 280 }, credit: { value: 0 } },
    });
    expect(await getRow(id)).toMatchObject({ status: 'settled' });
    expect([await getTaken(from), await getTaken(to)]).toEqual([1, 0]);
  });

  it('that was agreed to is the only one that it is moved for', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, dear)];
    const { person, id } = await booked(from);
    expect(await refused(person, id, to, { accept_price: 800 })).toMatchObject({
      code: 'price_differs',
      details: { price: { value: 620 }, newPrice: { value: 900 } },
    });
    expect([await getTaken(from), await getTaken(to)]).toEqual([1, 0]);
    expect(await moved(person, id, to, { accept_price: 900 })).toMatchObject({ price: { value: 900 } });
    expect([await getTaken(from), await getTaken(to)]).toEqual([0, 1]);
  });

  it('that is lower comes back as credit', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, cheap)];
    const { person, id } = await booked(from);
    const booking = await moved(person, id, to, { accept_price: true });
    expect(booking).toMatchObject({
      price: { value: 400 },
      settlement: { due: { value: 0 }, credit: { value: 220 } },
    });
    expect(await getCredit(shop, person)).toEqual({ general: 220 });
    await cancelThese(shop, person, [booking.id]);
    expect(await getCredit(shop, person)).toEqual({ general: 620 });
  });

  it('that is higher is due, and what was never paid does not come back', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, dear)];
    const { person, id } = await booked(from);
    const booking = await moved(person, id, to, { accept_price: true });
    expect(booking).toMatchObject({
      order: { total: { value: 900 }, balance: { value: 280 } },
      settlement: { due: { value: 280 }, credit: { value: 0 } },
    });
    const [result] = await cancelThese(shop, person, [booking.id]);
    expect(result).toMatchObject({ paid: { value: 620 }, credit: { value: 620 } });
    expect(await getCredit(shop, person)).toEqual({ general: 620 });
    expect(await getOrder(booking.id)).toEqual({ total: 620, balance: 0 });
  });

  it('goes with further moves: up and back again nothing is due', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, dear)];
    const { person, id } = await booked(from);
    const up = await moved(person, id, to, { accept_price: true });
    const back = await moved(person, up.id, from, { accept_price: true });
    expect(await getRow(back.id)).toMatchObject({ price: 620, due: 0 });
    expect(await getOrder(back.id)).toEqual({ total: 620, balance: 0 });
    expect(await getCredit(shop, person)).toEqual({ general: 0 });
  });
});

describe('is refused', () => {
  it('into the same session', async () => {
    const from = await makeSession(db, classes, at(10));
    const { person, id } = await booked(from);
    expect(await refused(person, id, from)).toMatchObject({ code: 'already_booked' });
    expect(await getTaken(from)).toBe(1);
  });

  it('into a full session, one that has started, and one of another activity', async () => {
    const { person, id } = await booked(await makeSession(db, classes, at(10)));
    const other = await makeActivity(db, venue);
    const full = await makeSession(db, classes, { ...at(12), maximum: 0 });
    expect(await refused(person, id, full)).toMatchObject({ code: 'session_full' });
    const started = await makeSession(db, classes, { startsAt: new Date('2026-11-24T17:30:00Z') });
    expect(await refused(person, id, started)).toMatchObject({ code: 'not_bookable', details: { reason: 'started' } });
    expect(await refused(person, id, await makeSession(db, other, at(12)))).toMatchObject({ code: 'not_bookable' });
    expect(await getRow(id)).toMatchObject({ status: 'settled' });
  });

  it('into a session that asks questions, or a waiver of its attendees: there is no basket to complete them in', async () => {
    const person = await makeCreditor(shop, { general: 620 });
    const from = await makeActivity(db, venue);
    const papers = { ...at(12), attendeeWaiverId: await makeAttendeeWaiver() };
    await add(person, place(await makeSession(db, from, at(10))));
    const [booking] = await payByCredit(shop, person, { general: 620 });
    const id = booking?.id ?? '';
    expect(await refused(person, id, await makeSession(db, from, papers))).toMatchObject({
      code: 'restriction_unmet',
      message: 'Climbing waiver must be completed before booking',
    });
    await makeQuestions(db, { id: from.scheduleId }, [{ type: 'text', required: true }]);
    expect(await refused(person, id, await makeSession(db, from, at(14)))).toMatchObject({
      code: 'not_bookable',
      message: 'This session has questions to answer first, please contact the venue',
    });
  });

  it('at a time when the person is busy, but not because of the visit itself', async () => {
    const from = await makeSession(db, classes, at(10));
    const halfAnHourLater = await makeSession(db, classes, { startsAt: new Date('2026-11-25T10:30:00Z') });
    const atNoon = await makeSession(db, classes, at(12));
    const { person, id } = await booked(from, 620, 1240);
    await add(person, place(await makeSession(db, await makeActivity(db, venue), at(12))));
    await payByCredit(shop, person, { general: 620 });
    expect(await refused(person, id, atNoon)).toMatchObject({ code: 'clash' });
    expect(await moved(person, id, halfAnHourLater)).toMatchObject({ status: 'settled' });
  });

  it('after the cut-off, for customers', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
    const { person, id } = await booked(from);
    const policy = await db
      .insertInto('cancellationPolicies')
      .values({ name: 'Day', cutOffMinutes: 24 * 60, cutOffActions: ['charge_fee'], fee: 300, awardsCredit: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('occurrences').set({ cancellationPolicyId: policy.id }).where('id', '=', from.id).execute();
    expect(await refused(person, id, to)).toMatchObject({
      code: 'cannot_cancel',
      message: 'It is too late to move this booking',
    });
    const desk = await makePerson(db, { permissions: ['sell'] });
    expect(await moved(desk, id, to)).toMatchObject({ status: 'settled', userId: person.id });
  });

  it('of somebody else, and of what is only held or cancelled', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
    const { person, id } = await booked(from);
    expect((await askToMove(shop, await makePerson(db), id, to.id)).status).toBe(404);
    await cancelThese(shop, person, [id]);
    expect(await refused(person, id, to)).toMatchObject({ code: 'cannot_cancel' });
    const holder = await makeCreditor(shop, {});
    const { id: cartId } = await add(holder, place(from));
    const line = await db
      .selectFrom('cartItems')
      .where('cartId', '=', cartId)
      .select('bookingId')
      .executeTakeFirstOrThrow();
    expect(await refused(holder, line.bookingId ?? '', to)).toMatchObject({ code: 'cannot_cancel' });
    expect([await getTaken(from), await getTaken(to)]).toEqual([1, 0]);
  });
});

it('moves a ticket with its places and extras', async () => {
  const swim = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const ticket = await makeTicket(db, swim, { price: 500, attendees: 2 });
  const [from, to] = [await makeSession(db, swim, at(10)), await makeSession(db, swim, at(12))];
  const person = await makeCreditor(shop, { general: 1100 });
  const extra_options = [{ pricing_option_id: ticket.extraId, quantity: 1 }];
  await add(person, { ...place(from), pricing_option_id: ticket.pricingOptionId, quantity: 2, extra_options });
  const [booking] = await payByCredit(shop, person, { general: 1100 });
  const there = await moved(person, booking?.id ?? '', to);
  expect([there.capacityConsumed, await getTaken(from), await getTaken(to)]).toEqual([4, 0, 4]);
  await cancelThese(shop, person, [there.id]);
  expect(await getCredit(shop, person)).toEqual({ general: 1100 });
});

it('offers the old place to its waitlist, and takes the person off that of the new one', async () => {
  const from = await makeSession(db, classes, { ...at(10), maximum: 1, waitlistMaximum: 2 });
  const to = await makeSession(db, classes, { ...at(12), maximum: 1, waitlistMaximum: 2 });
  const [mover, other] = [await booked(from), await booked(to)];
  const waiting = await makePerson(db);
  const join = (session: MadeSession, { id, token }: MadePerson) =>
    call(`/api/v1/activities/occurrences/${session.id}/waitlist/members`, { token, body: { data: { user_id: id } } });
  await join(from, waiting);
  await join(to, mover.person);
  await cancelThese(shop, other.person, [other.id]);
  expect(await moved(mover.person, mover.id, to)).toMatchObject({ status: 'settled' });
  const entries = await db
    .selectFrom('waitlistEntries')
    .where('occurrenceId', 'in', [from.id, to.id])
    .select(['userId', 'status'])
    .execute();
  expect(new Map(entries.map(({ userId, status }) => [userId, status]))).toEqual(
    new Map([
      [waiting.id, 'offered'],
      [mover.person.id, 'booked'],
    ]),
  );
  expect([await getTaken(from), await getTaken(to)]).toEqual([1, 1]);
});

describe('at the same time', () => {
  it('two movers to the last place: one gets it, the other keeps their booking', async () => {
    const [from, last] = [
      await makeSession(db, classes, at(10)),
      await makeSession(db, classes, { ...at(12), maximum: 1 }),
    ];
    const movers = [await booked(from), await booked(from)];
    const lock = (tx: Parameters<Parameters<typeof queueBehind>[1]>[0]) =>
      tx.selectFrom('occurrences').where('id', '=', last.id).select('id').forUpdate().execute();
    const answers = await queueBehind(
      db,
      lock,
      movers.map(
        ({ person, id }) =>
          () =>
            askToMove(shop, person, id, last.id),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await getTaken(from), await getTaken(last)]).toEqual([1, 1]);
  });

  it('two moves of one booking make one place of it', async () => {
    const from = await makeSession(db, classes, at(10));
    const targets = [await makeSession(db, classes, at(12)), await makeSession(db, classes, at(14))];
    const { person, id } = await booked(from);
    const cart = await db.selectFrom('carts').where('userId', '=', person.id).select('id').executeTakeFirstOrThrow();
    const moves = targets.map((target) => () => askToMove(shop, person, id, target.id));
    const answers = await queueForBasket(db, cart.id, moves);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = await Promise.all([from, ...targets].map(getTaken));
    expect(taken.toSorted()).toEqual([0, 0, 1]);
  });

  it('two who swap sessions do not block each other', async () => {
    const [one, other] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
    const [first, second] = [await booked(one), await booked(other)];
    const answers = await Promise.all([
      askToMove(shop, first.person, first.id, other.id),
      askToMove(shop, second.person, second.id, one.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await getTaken(one), await getTaken(other)]).toEqual([1, 1]);
  });

  it('of a move and a cancellation of one booking the later is refused', async () => {
    const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
    const { person, id } = await booked(from);
    const cart = await db.selectFrom('carts').where('userId', '=', person.id).select('id').executeTakeFirstOrThrow();
    const answers = await queueForBasket(db, cart.id, [
      () => askToMove(shop, person, id, to.id),
      () => askToCancel(shop, person, [id]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await getCredit(shop, person)).toEqual({ general: 0 });
    expect([await getTaken(from), await getTaken(to)]).toEqual([0, 1]);
  });
});
