import { readItems } from '#backend/cart/lines/item-rows.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { testConfig } from '#tests/support/backend.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getCounts } from '#tests/support/places/session.ts';
import { getFailure } from '#tests/support/replies.ts';
import { offerPlaces } from './offer-places.ts';

const shop = await openShop();
const { db, clock, venue, call, add, cart, send } = shop;
const activity = await makeActivity(db, venue);

/** Somebody for whom the only place of a session is reserved by a waitlist offer. */
async function offered() {
  const session = await makeSession(db, activity, {
    maximum: 1,
    waitlistMaximum: 3,
    waitlistConsumed: 1,
    awaitedPlaces: 1,
  });
  const person = await makeCreditor(shop, { general: 620 });
  await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId: session.id, userId: person.id, addedByUserId: person.id })
    .execute();
  await transact(db, (tx) => offerPlaces(tx, session.id, { clock, config: testConfig() }));
  const { id: bookingId } = await db
    .selectFrom('bookings')
    .where('occurrenceId', '=', session.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const leave = () =>
    call(`/api/v1/activities/occurrences/${session.id}/waitlist/members/${person.id}`, {
      method: 'DELETE',
      token: person.token,
    });
  return { session, person, bookingId, leave };
}

it('leaves a place alone that went into the basket while the waiting was ended', async () => {
  const { session, person, bookingId, leave } = await offered();
  const { id: cartId } = await cart(person);
  const lock = (tx: Tx) => tx.selectFrom('bookings').where('id', '=', bookingId).select('id').forUpdate().execute();
  const answers = await queueBehind(db, lock, [() => send(person, place(session)), leave]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readItems(db, cartId)).map(({ bookingStatus }) => bookingStatus)).toEqual(['reserved']);
  expect(await getCounts(db, session.id)).toEqual({ counted: 1, booked: 1 });
});

it('gives a place back that was offered while the waiting was ended', async () => {
  const session = await makeSession(db, activity, {
    maximum: 1,
    waitlistMaximum: 3,
    waitlistConsumed: 1,
    awaitedPlaces: 1,
  });
  const person = await makeCreditor(shop, {});
  const entry = { occurrenceId: session.id, userId: person.id, addedByUserId: person.id };
  const { id } = await db.insertInto('waitlistEntries').values(entry).returning('id').executeTakeFirstOrThrow();
  const offer = (tx: Tx) => offerPlaces(tx, session.id, { clock, config: testConfig() });
  const leave = () => call(`/api/activities/waitlist/remove/${id}`, { method: 'DELETE', token: person.token });
  const [left] = await queueBehind(db, offer, [leave]);
  expect(left?.status).toBe(200);
  expect(await getCounts(db, session.id)).toEqual({ counted: 0, booked: 0 });
});

const lockSession =
  ({ id }: MadeSession) =>
  (tx: Tx) =>
    tx.selectFrom('occurrences').where('id', '=', id).select('id').forUpdate().execute();
const getEntries = ({ id }: MadeSession) =>
  db.selectFrom('waitlistEntries').where('occurrenceId', '=', id).orderBy('id').select(['userId', 'status']).execute();

describe('a place that came free while an add waited for the session', () => {
  it.each([
    ['alone', (one: MadeSession) => [place(one)]],
    ['with another session', (one: MadeSession, other: MadeSession) => [place(one), place(other)]],
  ])('is for who joined meanwhile, if it was added %s', async (_, getItems) => {
    const session = await makeSession(db, activity, { maximum: 1, waitlistMaximum: 3 });
    const other = await makeSession(db, activity, { startsAt: new Date('2026-11-27T20:00:00Z') });
    const [person, joined] = [await makeCreditor(shop, {}), await makeCreditor(shop, {})];
    const join = async (tx: Tx) => {
      await lockSession(session)(tx);
      await tx.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId: joined.id }).execute();
      const counts = { waitlistConsumed: 1, awaitedPlaces: 1 };
      await tx.updateTable('occurrences').set(counts).where('id', '=', session.id).execute();
    };
    const [answer] = await queueBehind(db, join, [() => send(person, getItems(session, other))]);
    expect(answer && getFailure(answer)).toMatchObject({ code: 'session_full' });
    expect(await getCounts(db, session.id)).toEqual({ counted: 0, booked: 0 });
  });
});

it('makes each offer once and in order when two processes offer the same places', async () => {
  const waiting = { waitlistMaximum: 3, waitlistConsumed: 3, awaitedPlaces: 3 };
  const session = await makeSession(db, activity, { maximum: 2, ...waiting });
  const people = [await makeCreditor(shop, {}), await makeCreditor(shop, {}), await makeCreditor(shop, {})];
  for (const { id: userId } of people)
    await db.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId }).execute();
  const offer = () => transact(db, (tx) => offerPlaces(tx, session.id, { clock, config: testConfig() }));
  expect(await queueBehind(db, lockSession(session), [offer, offer])).toEqual([2, 0]);
  const statuses = ['offered', 'offered', 'waiting'];
  expect(await getEntries(session)).toEqual(
    people.map(({ id: userId }, index) => ({ userId, status: statuses[index] })),
  );
});

it('ends an entry once that is left twice at a time', async () => {
  const session = await makeSession(db, activity, {
    maximum: 0,
    waitlistMaximum: 3,
    waitlistConsumed: 1,
    awaitedPlaces: 1,
  });
  const person = await makeCreditor(shop, {});
  const entry = { occurrenceId: session.id, userId: person.id };
  const { id } = await db.insertInto('waitlistEntries').values(entry).returning('id').executeTakeFirstOrThrow();
  const leave = () => call(`/api/activities/waitlist/remove/${id}`, { method: 'DELETE', token: person.token });
  const answers = await queueBehind(db, lockSession(session), [leave, leave]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
});

it('lets no more people wait than there is room for, when they join at once', async () => {
  const session = await makeSession(db, activity, { maximum: 0, waitlistMaximum: 1 });
  const people = [await makeCreditor(shop, {}), await makeCreditor(shop, {})];
  const joins = people.map(({ id, token }) => () => {
    const path = `/api/v1/activities/occurrences/${session.id}/waitlist/members`;
    return call(path, { token, body: { data: { user_id: id } } });
  });
  const answers = await queueBehind(db, lockSession(session), joins);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(await getEntries(session)).toEqual([{ userId: people[0]?.id, status: 'waiting' }]);
});

describe('a line whose booking was cancelled elsewhere', () => {
  async function deadLine() {
    const { session, person, bookingId, leave } = await offered();
    await add(person, place(session));
    await leave();
    await useCredit(shop, person, { general: 620 });
    await transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [bookingId] }, clock.now()));
    return { session, person };
  }

  it('is shown as no longer held', async () => {
    const { person } = await deadLine();
    expect(onlyLine(await cart(person)).holdExpired).toBe(true);
  });

  it('is named when the basket is to be paid, with and without a card', async () => {
    const { person } = await deadLine();
    const shownCart = await cart(person);
    const expiredHold = { code: 'hold_expired', details: { cartItemIds: [onlyLine(shownCart).id] } };
    expect(getFailure(await completeBasket(shop, person, shownCart))).toMatchObject(expiredHold);
    expect(getFailure(await call('/api/checkout/prepare', { token: person.token }))).toMatchObject(expiredHold);
  });

  it('is replaced by adding the same again', async () => {
    const { session, person } = await deadLine();
    expect(onlyLine(await add(person, place(session))).holdExpired).toBe(false);
  });
});
