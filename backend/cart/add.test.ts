import { randomUUID } from 'node:crypto';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getFailure, getMessage } from '#tests/support/replies.ts';

const { db, call, venue, robin, add, send, cart } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed', name: 'Swim' });
const adult = await makeTicket(db, swimming);
const family = await makeTicket(db, swimming, { name: 'Family', number: 2, price: 1500, attendees: 4 });

it('has an empty basket on the first read', async () => {
  const { items, totals, hold, source, userId } = await cart(robin);
  expect({ items, source, userId }).toEqual({ items: [], source: 'activity-booking', userId: robin.id });
  expect(totals).toMatchObject({ total: 0, itemCount: 0, formattedTotal: '£0.00' });
  expect(hold).toEqual({ expiresAt: null, extensionsLeft: 10, minutes: 15 });
});

it('refuses everybody who is not signed in', async () => {
  expect((await call('/api/checkout/cart')).status).toBe(401);
  expect((await call('/api/checkout/cart/add', { body: { items: {} } })).status).toBe(401);
});

it('puts one session into the basket, priced, with its place held for fifteen minutes', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  const answer = await send(person, place(session));
  expect(getMessage(answer)).toBe('Successfully added item to the basket.');
  const basket = await cart(person);
  expect(basket.totals).toMatchObject({
    total: 620,
    taxTotal: 103,
    subTotal: 517,
    itemCount: 1,
    formattedTotal: '£6.20',
  });
  expect(basket.hold.expiresAt).toBe('2026-11-24T18:15:00Z');
  expect(onlyLine(basket)).toMatchObject({
    type: 'av2_booking',
    cartableType: 'av2Booking',
    occurrenceId: session.id,
    quantity: 1,
    maxQuantity: 1,
    purchasedForUserId: person.id,
    holdExpired: false,
    cartableResource: { startsAt: '20:00', endsAt: '21:00', date: { fullDatePretty: 'Tuesday 24 November 2026' } },
  });
});

it('takes the same through the other family, in long names, inside `data`', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  const items = { purchasable_id: session.id, purchasable_type: 'av2Booking', quantity: 1 };
  const path = `/api/v1/users/${person.id}/carts/activity-booking/items`;
  const answer = await call(path, { token: person.token, body: { data: { items: [items] } } });
  expect(answer.status).toBe(200);
  expect(onlyLine(await cart(person))).toMatchObject({ occurrenceId: session.id });
});

it('gives a session by its v1 id a v1 line', async () => {
  const person = await makePerson(db);
  const { v1Id } = await makeSession(db, classes);
  const line = onlyLine(await add(person, { id: v1Id, type: 'activity' }));
  expect(line).toMatchObject({ type: 'activity', cartableType: 'activity', activityId: v1Id });
});

it('counts the places that tickets take, and raises the quantity when the same is added again', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, swimming);
  await add(person, { ...place(session), pricing_option_id: family.pricingOptionId });
  const basket = await add(person, { ...place(session), pricing_option_id: family.pricingOptionId });
  expect(onlyLine(basket)).toMatchObject({ name: 'Aqua Fit, Family', quantity: 2, lineTotal: { value: 3000 } });
  const { consumed } = await db
    .selectFrom('occurrences')
    .where('id', '=', session.id)
    .select('consumed')
    .executeTakeFirstOrThrow();
  expect(consumed).toBe(8);
});

it('sells several kinds of ticket of one session, with extras below their ticket', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, swimming);
  const extra = { pricing_option_id: adult.extraId, quantity: 2 };
  const basket = await add(person, [
    { ...place(session), pricing_option_id: adult.pricingOptionId, extra_options: [extra] },
    { ...place(session), pricing_option_id: family.pricingOptionId },
  ]);
  expect(basket.items.map(({ name }) => name)).toEqual(['Aqua Fit, Adult', 'Aqua Fit, Family']);
  expect(basket.items[0]?.childItems).toMatchObject([{ name: 'Armbands', quantity: 2, lineTotal: { value: 200 } }]);
  expect(basket.totals).toMatchObject({ total: 540 + 200 + 1500, itemCount: 2 });
});

describe('an extra that the ticket has already', () => {
  const swim = async (armbands: number) => ({
    ...place(await makeSession(db, swimming)),
    pricing_option_id: adult.pricingOptionId,
    extra_options: [{ pricing_option_id: adult.extraId, quantity: armbands }],
  });

  it('is raised when the ticket is added again', async () => {
    const person = await makePerson(db);
    const item = await swim(3);
    await add(person, item);
    const basket = await add(person, item);
    expect(onlyLine(basket).childItems).toMatchObject([{ name: 'Armbands', quantity: 6, lineTotal: { value: 600 } }]);
    expect(basket.totals).toMatchObject({ total: 2 * 540 + 600, taxTotal: 180 + 100 });
  });

  it('is limited to ten on the line, also by two adds at the same moment', async () => {
    const person = await makePerson(db);
    const item = await swim(6);
    const answers = await Promise.all([send(person, item), send(person, item)]);
    const failure = getFailure(answers.find(({ status }) => status !== 200) ?? (await send(person, item)));
    expect(failure).toMatchObject({
      status: 422,
      errors: { 'items.0.extra_options.0.quantity': ['Must be at most 10'] },
    });
    const line = onlyLine(await cart(person));
    expect(line).toMatchObject({ quantity: 1, childItems: [{ quantity: 6 }] });
  });
});

it('takes a v1 ticket by the number that names session and ticket at once', async () => {
  const person = await makePerson(db);
  const { v1Id } = await makeSession(db, swimming);
  const id = v1Id * 100 + adult.number;
  expect(onlyLine(await add(person, { id, type: 'activityTicket' }))).toMatchObject({
    type: 'activity_ticket',
    ticketId: id,
  });
});

it('sells guest passes without holding anything', async () => {
  const person = await makePerson(db);
  const id = await makePricingOption(db, 'guest_pass', 350, 'Guest pass');
  const basket = await add(person, { id, type: 'pricingOption', quantity: 3 });
  expect(onlyLine(basket)).toMatchObject({
    type: 'pricing_option',
    name: 'Guest pass',
    lineTotal: { value: 1050 },
    holdExpiresAt: null,
  });
});

it('says where a package is good', async () => {
  const [anywhere, here, group] = await Promise.all(
    ['Anywhere', 'Here', 'Group'].map((name) => makePricingOption(db, 'package', 5000, name)),
  );
  const { id: venueGroupId } = await db
    .insertInto('venueGroups')
    .values({ name: 'The valley' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('venueGroupMembers').values({ venueGroupId, venueId: venue.id }).execute();
  await db
    .insertInto('packages')
    .values([
      { name: 'Anywhere', pricingOptionId: anywhere ?? '' },
      { name: 'Here', pricingOptionId: here ?? '', venueId: venue.id },
      { name: 'Group', pricingOptionId: group ?? '', venueGroupId },
    ])
    .execute();
  const basket = await add(
    await makePerson(db),
    [anywhere, here, group].map((id) => ({ id, type: 'pricingOption' })),
  );
  const ref = { id: venue.id, name: 'Riverside' };
  expect(basket.items.map((item) => 'venueRestriction' in item && item.venueRestriction)).toEqual([
    null,
    { ...ref, type: 'venue', venues: [ref] },
    { id: venueGroupId, name: 'The valley', type: 'group', venues: [ref] },
  ]);
});

it('sells the caller their own penalty once, and nobody else’s', async () => {
  const person = await makePerson(db);
  const penalty = { userId: person.id, name: 'Late cancellation', reason: 'late', amount: 500 };
  const { id } = await db.insertInto('penalties').values(penalty).returning('id').executeTakeFirstOrThrow();
  expect(onlyLine(await add(person, { id, type: 'penalty' }))).toMatchObject({ type: 'penalty', penaltyId: id });
  expect((await send(person, { id, type: 'penalty' })).json).toMatchObject({ code: 'already_in_basket' });
  expect((await send(robin, { id, type: 'penalty' })).status).toBe(404);
});

it('takes all of a list or nothing', async () => {
  const person = await makePerson(db);
  const one = await makeSession(db, classes);
  const full = await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z'), maximum: 0 });
  const answer = await send(person, [place(one), place(full)]);
  expect(answer.json).toMatchObject({ status: 409, code: 'session_full', details: { item_index: 1 } });
  expect((await cart(person)).items).toEqual([]);
  const { consumed } = await db
    .selectFrom('occurrences')
    .where('id', '=', one.id)
    .select('consumed')
    .executeTakeFirstOrThrow();
  expect(consumed).toBe(0);
});

it('keeps the order of the list, whatever the order of the sessions', async () => {
  const person = await makePerson(db);
  const days = [27, 25, 26].map((day) => new Date(`2026-11-${day}T20:00:00Z`));
  const sessions = await Promise.all(days.map((startsAt) => makeSession(db, classes, { startsAt })));
  const basket = await add(person, sessions.map(place));
  expect(basket.items.map((item) => 'occurrenceId' in item && item.occurrenceId)).toEqual(sessions.map(({ id }) => id));
});

it.each([
  ['an unknown session', { id: 'q3vN0c1TQm2b7Zk9XwLr8A202611241830', type: 'purchasableOccurrence' }],
  ['an unknown v1 session', { id: 1, type: 'activity' }],
  ['a number for a v2 session', { id: 100_001, type: 'purchasableOccurrence' }],
  ['an unknown product', { id: '5b0c8e0e-8f57-4a3c-9d7d-0a6f3d1f0b11', type: 'pricingOption' }],
])('answers 404 to %s', async (_, item) => {
  expect((await send(robin, item)).status).toBe(404);
});

it('sells what one venue has only through its own ids', async () => {
  const other = await makeActivity(db, await makeVenue(db), { bookingType: 'ticketed' });
  const foreign = await makeTicket(db, other);
  const session = await makeSession(db, swimming);
  expect((await send(robin, { ...place(session), pricing_option_id: foreign.pricingOptionId })).status).toBe(404);
});

it('sells a session with one price only at that price', async () => {
  const other = await makeActivity(db, venue);
  for (const wrong of [other.pricingOptionId, adult.pricingOptionId, randomUUID()]) {
    const session = await makeSession(db, classes);
    expect((await send(robin, { ...place(session), pricing_option_id: wrong })).status).toBe(404);
  }
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  const basket = await add(person, { ...place(session), pricing_option_id: classes.pricingOptionId });
  expect(basket.items).toHaveLength(1);
});
