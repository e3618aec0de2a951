import { readItems } from '#backend/cart/lines/item-rows.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { testConfig } from '#tests/support/backend.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
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
