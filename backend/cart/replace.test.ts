import type { Db } from '#backend/db/schema.ts';
import { addCartItemsEndpoint } from '#contract/cart/cart.ts';
import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';
import { place, onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { queueBehind, queueForBasket } from '#tests/support/lock-queue.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession, makeSlot, type MadeSession } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, send, refused, cart } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

const at = (time: string) => ({ startsAt: new Date(`2026-11-25T${time}:00Z`) });
const ticket = (session: MadeSession, quantity = 1) => ({
  ...place(session),
  pricing_option_id: adult.pricingOptionId,
  quantity,
});

async function consumed(...sessions: MadeSession[]): Promise<number[]> {
  const ids = sessions.map(({ id }) => id);
  const rows = await db.selectFrom('occurrences').where('id', 'in', ids).select(['id', 'consumed']).execute();
  return ids.map((one) => rows.find(({ id }) => id === one)?.consumed ?? Number.NaN);
}

/** A customer with one class in the basket. */
async function withLine(session: MadeSession) {
  const person = await makePerson(db);
  return { person, line: onlyLine(await add(person, place(session))) };
}

/** The basket of a refused change is as it was before. */
async function expectKept(person: MadePerson, lineId: string): Promise<void> {
  expect((await cart(person)).items.map(({ id }) => id)).toContain(lineId);
}

describe('adding in place of a line', () => {
  it('removes that line and says that the basket was updated', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    const answer = await send(person, place(late), { replaces: line.id });
    expect(getMessage(answer)).toBe('Successfully updated item in the basket.');
    expect(onlyLine(getData(addCartItemsEndpoint, answer))).toMatchObject({ occurrenceId: late.id });
    expect(await consumed(early, late)).toEqual([0, 1]);
  });

  it('is the same by the user’s own path', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    const body = { data: { items: place(late), replaces: line.id } };
    const path = `/api/v1/users/${person.id}/carts/activity-booking/items`;
    const answer = await call(path, { token: person.token, body });
    expect(getMessage(answer)).toBe('Successfully updated item in the basket.');
    expect(onlyLine(await cart(person))).toMatchObject({ occurrenceId: late.id });
    expect(await consumed(early, late)).toEqual([0, 1]);
  });

  it('is done once, however often the same request comes', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    const request = {
      token: person.token,
      body: { items: place(late), replaces: line.id },
      headers: { 'Idempotency-Key': '5d2c2f0e-6a0e-4c5a-9d3c-2f6a7d1b8e90' },
    };
    const first = await call('/api/checkout/cart/add', request);
    expect(first.status).toBe(200);
    expect((await call('/api/checkout/cart/add', request)).json).toEqual(first.json);
    expect(await consumed(early, late)).toEqual([0, 1]);
  });

  it('takes extras along, and returns the uses of a package before new ones are taken', async () => {
    const [early, late] = [await makeSession(db, swimming, at('10:00')), await makeSession(db, swimming, at('12:00'))];
    const person = await makePerson(db);
    const pricingOptionId = adult.pricingOptionId;
    const owned = await makeOwnedPackage(db, { userId: person.id, pricingOptionId, usages: 2 });
    const extra = { extra_options: [{ pricing_option_id: adult.extraId, quantity: 1 }] };
    const { id } = onlyLine(await add(person, { ...ticket(early, 2), ...extra }));
    const line = onlyLine(await add(person, ticket(late, 2), { replaces: id }));
    expect(line).toMatchObject({ packageApplied: true, lineTotal: { value: 0 }, childItems: [] });
    const content = await db
      .selectFrom('ownedPackageContents')
      .where('ownedPackageId', '=', owned)
      .select('usagesTaken')
      .executeTakeFirstOrThrow();
    expect(content.usagesTaken).toBe(2);
    expect(await consumed(early, late)).toEqual([0, 2]);
  });

  it('is no clash with that line, nor with its court', async () => {
    const courts = await makeActivity(db, venue, { bookingType: 'resources' });
    const court = { id: await makeLocation(db, venue) };
    const hour = await makeSlot(db, courts, court, at('10:00'));
    const half = await makeSlot(db, courts, court, { ...at('10:30'), minutes: 30 });
    const { person, line } = await withLine(hour);
    const seen = await call(`/api/activities/${half.id}`, { token: person.token });
    expect(getData(getActivityEndpoint, seen)).toMatchObject({
      capacity: { available: 0 },
      bookableAction: { action: null, reason: 'busy' },
    });
    expect(await refused(person, place(half))).toMatchObject({ code: 'clash' });
    expect(onlyLine(await add(person, place(half), { replaces: line.id }))).toMatchObject({ occurrenceId: half.id });
    expect(await consumed(hour, half)).toEqual([0, 1]);
  });

  it('is refused where somebody else has the court for a part of the new time', async () => {
    const courts = await makeActivity(db, venue, { bookingType: 'resources' });
    const court = { id: await makeLocation(db, venue) };
    const earlier = await makeSlot(db, courts, court, at('09:00'));
    const hour = await makeSlot(db, courts, court, at('10:00'));
    const between = await makeSlot(db, courts, court, at('09:30'));
    const { person, line } = await withLine(hour);
    await makeBooking(db, earlier, (await makePerson(db)).id);
    expect(await refused(person, place(between), { replaces: line.id })).toMatchObject({ code: 'session_full' });
    await expectKept(person, line.id);
    expect(await consumed(hour, between)).toEqual([1, 0]);
  });

  it('does not count that line’s places against the limits', async () => {
    const [early, late] = [
      await makeSession(db, swimming, { ...at('10:00'), maximum: 30 }),
      await makeSession(db, swimming, { ...at('12:00'), maximum: 30 }),
    ];
    const person = await makePerson(db);
    const { id } = onlyLine(await add(person, ticket(early, 20)));
    const more = await refused(person, ticket(early, 1));
    expect(more).toMatchObject({ code: 'too_many_places' });
    const { id: changed } = onlyLine(await add(person, ticket(early, 19), { replaces: id }));
    expect(onlyLine(await add(person, ticket(late, 20), { replaces: changed }))).toMatchObject({ quantity: 20 });
    expect(await consumed(early, late)).toEqual([0, 20]);
  });

  it('takes the last place of the same session over, with the quantity of the request', async () => {
    const full = await makeSession(db, swimming, { ...at('10:00'), maximum: 2 });
    const person = await makePerson(db);
    const { id } = onlyLine(await add(person, ticket(full, 2)));
    expect(await refused(person, ticket(full))).toMatchObject({ code: 'session_full' });
    expect(onlyLine(await add(person, ticket(full, 2), { replaces: id }))).toMatchObject({ quantity: 2 });
    expect(await consumed(full)).toEqual([2]);
    const last = await makeSession(db, classes, { ...at('12:00'), maximum: 1 });
    const { person: other, line } = await withLine(last);
    expect(onlyLine(await add(other, place(last), { replaces: line.id }))).toMatchObject({ occurrenceId: last.id });
    expect(await consumed(last)).toEqual([1]);
  });

  it('may be for another person, and in place of a line whose hold ran out', async () => {
    const session = await makeSession(db, classes, at('10:00'));
    const [{ person, line }, child] = [await withLine(session), await makePerson(db)];
    await linkPeople(db, person, child);
    clock.advance(16 * 60);
    const forChild = { ...place(session), purchased_for_user_id: child.id };
    const changed = onlyLine(await add(person, forChild, { replaces: line.id }));
    expect(changed).toMatchObject({ purchasedForUserId: child.id, holdExpired: false });
    expect(await consumed(session)).toEqual([1]);
  });

  it('leaves the extensions of the basket used', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    await call('/api/checkout/cart/extend', { token: person.token, body: {} });
    expect((await add(person, place(late), { replaces: line.id })).hold.extensionsLeft).toBe(9);
    expect((await cart(person)).hold.extensionsLeft).toBe(9);
  });
});

describe('a refused change keeps the line', () => {
  it('where the session is full', async () => {
    const [early, full] = [
      await makeSession(db, classes, at('10:00')),
      await makeSession(db, classes, { ...at('12:00'), maximum: 1 }),
    ];
    const { person, line } = await withLine(early);
    await makeBooking(db, full, (await makePerson(db)).id);
    expect(await refused(person, place(full), { replaces: line.id })).toMatchObject({
      code: 'session_full',
      details: { itemIndex: 0 },
    });
    await expectKept(person, line.id);
    expect(await consumed(early, full)).toEqual([1, 1]);
  });

  it('where another booking clashes, or a waiver has not been agreed to', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    await makeBooking(db, await makeSession(db, classes, at('12:00')), person.id);
    expect(await refused(person, place(late), { replaces: line.id })).toMatchObject({ code: 'clash' });
    const waiver = await db
      .insertInto('restrictions')
      .values({ type: 'pre-purchase-waiver', name: 'Pool rules' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unsigned = await makeSession(db, classes, { ...at('15:00'), prePurchaseWaiverId: waiver.id });
    expect((await refused(person, place(unsigned), { replaces: line.id })).errors).toEqual({
      'items.0.activity_restriction_ids': ['Agree to waiver'],
    });
    await expectKept(person, line.id);
    expect(await consumed(early, late, unsigned)).toEqual([1, 0, 0]);
  });

  it('while the basket is being paid', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const { person, line } = await withLine(early);
    await makeOpenPayment(db, await cart(person), person.id);
    const refusal = await refused(person, place(late), { replaces: line.id });
    expect(refusal).toMatchObject({ status: 409, code: 'payment_in_progress' });
    await expectKept(person, line.id);
    expect(await consumed(early, late)).toEqual([1, 0]);
  });
});

describe('nothing is added in place of', () => {
  it('a line that is somebody else’s, of another basket, or gone', async () => {
    const [early, late] = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const [{ person: owner, line }, { person }] = [await withLine(early), await withLine(early)];
    const foreign = await refused(person, place(late), { replaces: line.id });
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
    const joining = { replaces: line.id, cart_source: 'online-joining' };
    expect(await refused(owner, place(late), joining)).toMatchObject({ status: 404 });
    await call('/api/checkout/cart/remove', { token: owner.token, body: { cart_item_ids: [line.id] } });
    expect(await refused(owner, place(late), { replaces: line.id })).toMatchObject({ status: 404 });
    expect(await consumed(early, late)).toEqual([1, 0]);
  });

  it('one session of a camp, which may give way only as a whole', async () => {
    const late = await makeSession(db, classes, at('20:00'));
    const person = await makePerson(db);
    const { id } = await makeCamp(db, venue);
    const line = onlyLine(await add(person, { id, type: 'camp', booking_full_camp: true }));
    expect(await refused(person, place(late), { replaces: line.childItems[0]?.id })).toMatchObject({ status: 404 });
    await expectKept(person, line.id);
    expect(onlyLine(await add(person, place(late), { replaces: line.id }))).toMatchObject({ occurrenceId: late.id });
  });

  it('a line of another venue, an extra, or something that is no booking', async () => {
    const elsewhere = await makeActivity(db, await makeVenue(db));
    const [here, there] = [await makeSession(db, swimming, at('10:00')), await makeSession(db, elsewhere, at('12:00'))];
    const person = await makePerson(db);
    const extra = { extra_options: [{ pricing_option_id: adult.extraId, quantity: 1 }] };
    const line = onlyLine(await add(person, { ...ticket(here), ...extra }));
    expect(await refused(person, place(there), { replaces: line.id })).toMatchObject({ status: 404 });
    const late = await makeSession(db, classes, at('14:00'));
    const mixed = [place(late), place(there)];
    expect(await refused(person, mixed, { replaces: line.id })).toMatchObject({ status: 404 });
    const [child] = line.childItems;
    expect(await refused(person, place(late), { replaces: child?.id })).toMatchObject({ status: 404 });
    const pass = await makePricingOption(db, 'guest_pass', 600, 'Guest pass');
    const { items } = await add(person, { id: pass, type: 'pricingOption' });
    const goods = items.find(({ type }) => type === 'pricing_option');
    expect(await refused(person, place(late), { replaces: goods?.id })).toMatchObject({ status: 404 });
    expect(await refused(person, { id: pass, type: 'pricingOption' }, { replaces: line.id })).toMatchObject({
      status: 404,
    });
    await expectKept(person, line.id);
    expect(await consumed(here, there, late)).toEqual([1, 0, 0]);
  });
});

describe('at the same time', () => {
  it('a line is replaced once: the second finds it gone', async () => {
    const [early, noon, late] = [
      await makeSession(db, classes, at('10:00')),
      await makeSession(db, classes, at('12:00')),
      await makeSession(db, classes, at('14:00')),
    ];
    const { person, line } = await withLine(early);
    const { id } = await cart(person);
    const changes = [noon, late].map((session) => () => send(person, place(session), { replaces: line.id }));
    const answers = await queueForBasket(db, id, changes);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(onlyLine(await cart(person))).toMatchObject({ occurrenceId: noon.id });
    expect(await consumed(early, noon, late)).toEqual([0, 1, 0]);
  });

  it('two customers swap sessions, again and again', async () => {
    const sessions = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const [one, other] = sessions;
    if (one === undefined || other === undefined) throw new Error('No sessions.');
    const pairs = await Promise.all([withLine(one), withLine(other), withLine(one), withLine(other)]);
    const swapped = await Promise.all(
      pairs.map(({ person, line }, turn) => send(person, place(turn % 2 === 0 ? other : one), { replaces: line.id })),
    );
    expect(swapped.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await consumed(one, other)).toEqual([2, 2]);
  });

  it('sessions are locked in the order of their ids, so that two swaps cannot deadlock', async () => {
    const made = [await makeSession(db, classes, at('10:00')), await makeSession(db, classes, at('12:00'))];
    const [first, second] = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (first === undefined || second === undefined) throw new Error('No sessions.');
    const { person, line } = await withLine(second);
    const lock = (where: Db, { id }: MadeSession) =>
      where.selectFrom('occurrences').where('id', '=', id).select('id').forUpdate();
    const seeSecondFree = async () => {
      await lock(db, second).noWait().execute();
      await lock(db, first).execute();
    };
    const swap = async () => expect((await send(person, place(first), { replaces: line.id })).status).toBe(200);
    await queueBehind(db, (tx) => lock(tx, first).execute(), [swap, seeSecondFree]);
    expect(await consumed(first, second)).toEqual([1, 0]);
  });

  it('many want the last place in place of theirs: one gets it, the others keep theirs', async () => {
    const [early, last] = [
      await makeSession(db, classes, at('10:00')),
      await makeSession(db, classes, { ...at('12:00'), maximum: 1 }),
    ];
    const crowd = await Promise.all(Array.from({ length: 6 }, () => withLine(early)));
    const answers = await Promise.all(
      crowd.map(({ person, line }) => send(person, place(last), { replaces: line.id })),
    );
    const codes = answers.filter(({ status }) => status !== 200).map((answer) => getFailure(answer).code);
    expect(codes).toEqual(Array(5).fill('session_full'));
    expect(await consumed(early, last)).toEqual([5, 1]);
  });
});
