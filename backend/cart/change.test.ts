import { cartSchema, type Cart } from '#contract/cart/cart.ts';
import { fromWire } from '#contract/wire.ts';
import type { Answer } from '#tests/support/backend.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getFailure, getMessage } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, cart, robin } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

const ticket = (session: MadeSession) => ({ ...place(session), pricing_option_id: adult.pricingOptionId });
const update = (person: MadePerson, itemId: string, options: object) =>
  call(`/api/checkout/cart/${itemId}`, { method: 'PUT', token: person.token, body: { options } });

function basketIn(answer: Answer): Cart {
  if (answer.status !== 200) throw new Error(answer.text);
  const body = fromWire(answer.json);
  return cartSchema.parse(body !== null && typeof body === 'object' && 'data' in body ? body.data : undefined);
}

async function consumed({ id }: MadeSession): Promise<number> {
  const row = await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow();
  return row.consumed;
}

describe('the quantity', () => {
  it('goes up and down with the places, and up renews the hold', async () => {
    const person = await makePerson(db);
    const session = await makeSession(db, swimming);
    const { id } = onlyLine(await add(person, ticket(session)));
    clock.advance(60);
    const more = await update(person, id, { quantity: 3 });
    expect(getMessage(more)).toBe('Successfully updated item in the basket.');
    expect(onlyLine(basketIn(more))).toMatchObject({
      quantity: 3,
      lineTotal: { value: 1620 },
      holdExpiresAt: '2026-11-24T18:16:00Z',
    });
    expect(await consumed(session)).toBe(3);
    clock.advance(60);
    const fewer = basketIn(await update(person, id, { quantity: 2 }));
    expect(onlyLine(fewer)).toMatchObject({ quantity: 2, holdExpiresAt: '2026-11-24T18:16:00Z' });
    expect(await consumed(session)).toBe(2);
  });

  it('is limited by places, by the line, and by one for another person', async () => {
    const person = await makePerson(db);
    const child = await makePerson(db);
    await linkPeople(db, person, child);
    const small = await makeSession(db, swimming, { maximum: 2 });
    const { items } = await add(person, [
      ticket(small),
      place(await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') })),
      { ...ticket(await makeSession(db, swimming)), purchased_for_user_id: child.id },
    ]);
    const [few, one, theirs] = items.map(({ id }) => id);
    expect(getFailure(await update(person, few ?? '', { quantity: 3 }))).toMatchObject({
      status: 409,
      code: 'session_full',
    });
    const tooMany = getFailure(await update(person, one ?? '', { quantity: 2 }));
    expect(tooMany.errors).toEqual({ 'options.quantity': ['Must be at most 1'] });
    const forChild = getFailure(await update(person, theirs ?? '', { quantity: 2 }));
    expect(forChild.errors).toEqual({ 'options.quantity': ['Must be 1 when booking for another person'] });
    expect(await consumed(small)).toBe(1);
  });

  it('changes the tax of what holds no place, too', async () => {
    const person = await makePerson(db);
    const pass = await makePricingOption(db, 'guest_pass', 600, 'Guest pass');
    const { id } = onlyLine(await add(person, { id: pass, type: 'pricingOption' }));
    expect(basketIn(await update(person, id, { quantity: 2 })).totals).toMatchObject({ total: 1200, taxTotal: 200 });
  });

  it('of an expired line is refused', async () => {
    const person = await makePerson(db);
    const { id } = onlyLine(
      await add(person, ticket(await makeSession(db, swimming, { startsAt: new Date('2026-11-25T20:00:00Z') }))),
    );
    clock.advance(16 * 60);
    expect(getFailure(await update(person, id, { quantity: 2 }))).toMatchObject({ code: 'hold_expired' });
  });
});

describe('the person', () => {
  it('may be a linked one who could book the session', async () => {
    const [person, child, stranger] = [await makePerson(db), await makePerson(db), await makePerson(db)];
    await linkPeople(db, person, child);
    const startsAt = new Date('2026-11-26T20:00:00Z');
    const session = await makeSession(db, classes, { startsAt, maximum: 1 });
    const { id } = onlyLine(await add(person, place(session)));
    expect((await update(person, id, { purchased_for_user_id: stranger.id })).status).toBe(403);
    const changed = basketIn(await update(person, id, { purchased_for_user_id: child.id }));
    expect(onlyLine(changed)).toMatchObject({ purchasedForUserId: child.id });
    const booking = await db
      .selectFrom('bookings')
      .where('occurrenceId', '=', session.id)
      .select('userId')
      .executeTakeFirst();
    expect(booking).toEqual({ userId: child.id });
  });

  it('may not be somebody who is busy then', async () => {
    const [person, child] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, person, child);
    const startsAt = new Date('2026-11-26T20:00:00Z');
    await makeBooking(db, await makeSession(db, classes, { startsAt }), child.id);
    const { id } = onlyLine(await add(person, place(await makeSession(db, classes, { startsAt }))));
    expect(getFailure(await update(person, id, { purchased_for_user_id: child.id }))).toMatchObject({ code: 'clash' });
    expect(onlyLine(await cart(person))).toMatchObject({ purchasedForUserId: person.id });
  });

  it('has to have agreed to the waiver, whoever agreed before', async () => {
    const [person, child] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, person, child);
    const waiver = await db
      .insertInto('restrictions')
      .values({ type: 'pre-purchase-waiver', name: 'Pool rules' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const startsAt = new Date('2026-11-26T20:00:00Z');
    const session = await makeSession(db, classes, { startsAt, prePurchaseWaiverId: waiver.id });
    const { id } = onlyLine(await add(person, { ...place(session), activity_restriction_ids: [waiver.id] }));
    const forChild = { purchased_for_user_id: child.id };
    expect(getFailure(await update(person, id, forChild))).toMatchObject({
      status: 422,
      errors: { 'options.activity_restriction_ids': ['Agree to waiver'] },
    });
    expect(onlyLine(await cart(person))).toMatchObject({ purchasedForUserId: person.id });

    const agreed = await update(person, id, { ...forChild, activity_restriction_ids: [waiver.id] });
    expect(onlyLine(basketIn(agreed))).toMatchObject({ purchasedForUserId: child.id });
    const signed = await db
      .selectFrom('signedWaivers')
      .where('restrictionId', '=', waiver.id)
      .orderBy('userId')
      .select(['userId', 'signedByUserId'])
      .execute();
    expect(signed).toEqual([
      { userId: person.id, signedByUserId: person.id },
      { userId: child.id, signedByUserId: person.id },
    ]);
    // Whoever has agreed need not agree again.
    expect((await update(person, id, { purchased_for_user_id: person.id })).status).toBe(200);
  });
});

describe('removing', () => {
  it('frees the place at once, and the same again succeeds', async () => {
    const person = await makePerson(db);
    const session = await makeSession(db, classes, { startsAt: new Date('2026-11-27T20:00:00Z') });
    const { id } = onlyLine(await add(person, place(session)));
    const remove = () => call('/api/checkout/cart/remove', { token: person.token, body: { cart_item_ids: [id] } });
    const first = await remove();
    expect(getMessage(first)).toBe('Successfully removed item from the basket.');
    expect(basketIn(first).items).toEqual([]);
    expect(await consumed(session)).toBe(0);
    expect((await remove()).status).toBe(200);
  });

  it('takes the extras of a ticket with it, or one extra alone', async () => {
    const person = await makePerson(db);
    const session = await makeSession(db, swimming, { startsAt: new Date('2026-11-27T20:00:00Z') });
    const item = { ...ticket(session), extra_options: [{ pricing_option_id: adult.extraId, quantity: 1 }] };
    const line = onlyLine(await add(person, item));
    const path = `/api/v1/users/${person.id}/carts/activity-booking/items`;
    const remove = (id: string | undefined) => call(`${path}/${id}`, { method: 'DELETE', token: person.token });
    const withoutExtra = await remove(line.childItems[0]?.id);
    expect(getMessage(withoutExtra)).toBe('Extra removed from cart');
    expect(onlyLine(basketIn(withoutExtra)).childItems).toEqual([]);
    const empty = await remove(line.id);
    expect(getMessage(empty)).toBe('Successfully removed item from the basket.');
    expect(basketIn(empty).items).toEqual([]);
    expect((await remove(line.id)).status).toBe(404);
  });

  it('leaves other people’s lines alone', async () => {
    const session = await makeSession(db, classes, { startsAt: new Date('2026-11-28T20:00:00Z') });
    const { id } = onlyLine(await add(robin, place(session)));
    const other = await makePerson(db);
    await call('/api/checkout/cart/remove', { token: other.token, body: { cart_item_ids: [id] } });
    expect((await update(other, id, { quantity: 1 })).status).toBe(404);
    expect(onlyLine(await cart(robin)).id).toBe(id);
  });

  it('clears all', async () => {
    const person = await makePerson(db);
    const sessions = await Promise.all(
      [28, 29].map((day) => makeSession(db, classes, { startsAt: new Date(`2026-11-${day}T20:00:00Z`) })),
    );
    await add(person, sessions.map(place));
    const answer = await call('/api/checkout/cart', { method: 'DELETE', token: person.token });
    expect(getMessage(answer)).toBe('Successfully cleared order.');
    expect(basketIn(answer).items).toEqual([]);
    expect(await Promise.all(sessions.map(consumed))).toEqual([0, 0]);
  });
});

it('has another item hash after every change of lines, price or person', async () => {
  const [person, child] = [await makePerson(db), await makePerson(db)];
  await linkPeople(db, person, child);
  const session = await makeSession(db, swimming, { startsAt: new Date('2026-11-29T10:00:00Z') });
  const first = await add(person, ticket(session));
  const { id } = onlyLine(first);
  const hashes = [first.itemHash];
  hashes.push(basketIn(await update(person, id, { quantity: 2 })).itemHash);
  hashes.push(basketIn(await update(person, id, { quantity: 1, purchased_for_user_id: child.id })).itemHash);
  await db.updateTable('cartItems').set({ unitPrice: 100, lineTotal: 100 }).where('id', '=', id).execute();
  hashes.push((await cart(person)).itemHash);
  expect(new Set(hashes).size).toBe(4);
  expect((await cart(person)).itemHash).toBe(hashes[3]);
});
