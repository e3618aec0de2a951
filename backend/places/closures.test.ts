import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { testConfig } from '#tests/support/backend.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { untilWaiting } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation } from '#tests/support/make/make-venue.ts';
import { getFailure } from '#tests/support/replies.ts';
import { confirmPlaces } from './lock-for-payment.ts';

const shop = await openShop();
const { db, clock, call, venue, add, refused, cart } = shop;
const desk = openDesk(shop);
const clerk = await makePerson(db, { permissions: ['sell', 'customers', 'timetable'] });
const classes = await makeActivity(db, venue);
const courts = await makeActivity(db, venue, { bookingType: 'resources' });
let nextDay = 1;
/** The start of a session on a day of its own, so that no closure is of two tests. */
const aStart = () => new Date(`2027-01-${String(nextDay++).padStart(2, '0')}T18:00:00Z`);

const message = 'Boiler repair';
const readStart = async (id: string) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('startsAt').executeTakeFirstOrThrow()).startsAt;

/** Closes the venue, or these rooms, in the hour of a session. */
async function close(session: { id: string }, locationIds: string[] = [], tx = db): Promise<string> {
  const startsAt = await readStart(session.id);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const { venueId } = await db
    .selectFrom('occurrences')
    .where('id', '=', session.id)
    .select('venueId')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('closures')
    .values({ venueId, message, startsAt, endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const locationId of locationIds)
    await tx.insertInto('closureLocations').values({ closureId: id, locationId }).execute();
  return id;
}

const isOnSale = async ({ id }: { id: string }) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('isOnSale').executeTakeFirstOrThrow()).isOnSale;

const closedRefusal = { code: 'not_bookable', message: `Closed: ${message}`, details: { reason: 'venue_closed' } };

describe('a session in a closure', () => {
  it('is off sale until the closure goes, or its time is another', async () => {
    const session = await makeSession(db, classes, { startsAt: aStart() });
    const closure = await close(session);
    expect(await isOnSale(session)).toBe(false);
    const startsAt = await readStart(session.id);
    const set = (hours: number) => ({
      startsAt: new Date(startsAt.getTime() + hours * 3_600_000),
      endsAt: new Date(startsAt.getTime() + (hours + 1) * 3_600_000),
    });
    await db.updateTable('closures').set(set(2)).where('id', '=', closure).execute();
    expect(await isOnSale(session)).toBe(true);
    await db.updateTable('occurrences').set(set(2)).where('id', '=', session.id).execute();
    expect(await isOnSale(session)).toBe(false);
    await db.updateTable('occurrences').set(set(0)).where('id', '=', session.id).execute();
    expect(await isOnSale(session)).toBe(true);
    await db.updateTable('closures').set(set(0)).where('id', '=', closure).execute();
    expect(await isOnSale(session)).toBe(false);
    await db.deleteFrom('closures').where('id', '=', closure).execute();
    expect(await isOnSale(session)).toBe(true);
  });

  it('is off sale when it is made after the closure', async () => {
    const startsAt = aStart();
    await close(await makeSession(db, classes, { startsAt }));
    expect(await isOnSale(await makeSession(db, classes, { startsAt }))).toBe(false);
  });

  it('of one room is off sale in that room only, and elsewhere when it moves there', async () => {
    const [one, two] = [await makeLocation(db, venue, 'Court A'), await makeLocation(db, venue, 'Court B')];
    const startsAt = aStart();
    const [here, there] = [
      await makeSlot(db, courts, { id: one }, { startsAt }),
      await makeSlot(db, courts, { id: two }, { startsAt }),
    ];
    const closure = await close(here, [one]);
    expect([await isOnSale(here), await isOnSale(there)]).toEqual([false, true]);
    const move = (id: string, locationId: string) =>
      db.updateTable('occurrenceLocations').set({ locationId }).where('occurrenceId', '=', id).execute();
    await move(there.id, one);
    await move(here.id, two);
    expect([await isOnSale(here), await isOnSale(there)]).toEqual([true, false]);
    await db.insertInto('closureLocations').values({ closureId: closure, locationId: two }).execute();
    expect([await isOnSale(here), await isOnSale(there)]).toEqual([false, false]);
    await db.deleteFrom('closureLocations').where('locationId', '=', one).execute();
    expect([await isOnSale(here), await isOnSale(there)]).toEqual([false, true]);
  });
});

it('is in the closure of a room only while the room is one of its own, also when its rooms are written anew', async () => {
  const locationId = await makeLocation(db, venue, 'Court C');
  const session = await makeSlot(db, courts, { id: locationId }, { startsAt: aStart() });
  await close(session, [locationId]);
  expect(await isOnSale(session)).toBe(false);
  await db.deleteFrom('occurrenceLocations').where('occurrenceId', '=', session.id).execute();
  expect(await isOnSale(session)).toBe(true);
  const row = { occurrenceId: session.id, locationId, position: 0 };
  await db.insertInto('occurrenceLocations').values(row).execute();
  expect(await isOnSale(session)).toBe(false);
});

describe('no place of it is taken', () => {
  it('into a basket, online or at the desk, and the reason is told', async () => {
    const session = await makeSession(db, classes, { startsAt: aStart() });
    await close(session);
    expect(await refused(shop.robin, place(session))).toMatchObject(closedRefusal);
    const sale = { by: clerk, customer: await makePerson(db) };
    expect(getFailure(await desk.add(sale, place(session)))).toMatchObject(closedRefusal);
    const shown = await call(`/api/v1/activities/occurrences/${session.id}`, { token: shop.robin.token });
    expect(shown.json).toMatchObject({
      data: { bookable_action: { action: null, reason: 'venue_closed', message: `Closed: ${message}` } },
    });
  });

  it('by holding on to it, or by buying what is held', async () => {
    const session = await makeSession(db, classes, { startsAt: aStart(), price: 500 });
    const person = await makeCreditor(shop, { general: 500 });
    await add(person, place(session));
    const seen = await useCredit(shop, person, { general: 500 });
    await close(session);
    const held = await call('/api/checkout/cart/extend', { token: person.token, body: {} });
    expect(getFailure(held)).toMatchObject({ status: 409 });
    expect(getFailure(await completeBasket(shop, person, seen))).toMatchObject({ status: 409 });
    expect(await db.selectFrom('orders').where('userId', '=', person.id).select('id').execute()).toEqual([]);
  });

  it('by a sale at the desk that was filled before', async () => {
    const session = await makeSession(db, classes, { startsAt: aStart(), price: 900 });
    const sale = { by: clerk, customer: await makePerson(db) };
    const filled = await desk.fill(sale, place(session));
    await close(session);
    expect((await desk.offerMoney(sale, filled, [tender('cash', 900)])).status).toBe(409);
    const orders = db.selectFrom('orders').where('cartId', '=', filled.id).select('id');
    expect(await orders.execute()).toEqual([]);
  });

  it('by a block booking', async () => {
    const session = await makeSession(db, classes, { startsAt: aStart() });
    await close(session);
    const club = await makePerson(db);
    const body = { selected_user_id: club.id, name: 'Club', occurrence_ids: [session.id], places: 2 };
    expect(getFailure(await call('/api/foh/block-bookings', { token: clerk.token, body }))).toMatchObject({
      code: 'not_bookable',
    });
  });

  it('for those who wait, and nobody joins them', async () => {
    const waited = { maximum: 1, waitlistMaximum: 3, waitlistConsumed: 1, awaitedPlaces: 1 };
    const session = await makeSession(db, classes, { startsAt: aStart(), ...waited });
    const [first, second] = [await makePerson(db), await makePerson(db)];
    await db.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId: first.id }).execute();
    const closure = await close(session);
    const offer = () => transact(db, (tx) => offerPlaces(tx, session.id, { clock, config: testConfig() }));
    expect(await offer()).toBe(0);
    await runWaitlists({ db, clock, config: testConfig(), log: createLog('silent') });
    const path = `/api/v1/activities/occurrences/${session.id}/waitlist/members`;
    const joined = await call(path, { token: second.token, body: { data: { user_id: second.id } } });
    expect(joined.status).toBe(409);
    await db.deleteFrom('closures').where('id', '=', closure).execute();
    expect(await offer()).toBe(1);
  });

  it('from an offer that was made before', async () => {
    const waited = { maximum: 1, waitlistMaximum: 3, waitlistConsumed: 1, awaitedPlaces: 1 };
    const session = await makeSession(db, classes, { startsAt: aStart(), ...waited });
    const person = await makePerson(db);
    await db.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId: person.id }).execute();
    await transact(db, (tx) => offerPlaces(tx, session.id, { clock, config: testConfig() }));
    await close(session);
    expect(await refused(person, place(session))).toMatchObject(closedRefusal);
  });
});

it('leaves what was booked before to be cancelled', async () => {
  const session = await makeSession(db, classes, { startsAt: aStart(), price: 500 });
  const person = await makeCreditor(shop, { general: 500 });
  await add(person, place(session));
  await completeBasket(shop, person, await useCredit(shop, person, { general: 500 }));
  await close(session);
  const shown = await call(`/api/v1/activities/occurrences/${session.id}`, { token: person.token });
  expect(shown.json).toMatchObject({ data: { bookable_action: { action: 'cancel_booking' } } });
});

describe('a closure and a purchase at the same moment', () => {
  async function filled() {
    const session = await makeSession(db, classes, { startsAt: aStart(), price: 500 });
    const person = await makeCreditor(shop, { general: 500 });
    await add(person, place(session));
    return { session, person, seen: await useCredit(shop, person, { general: 500 }) };
  }

  it('is refused when the closure was first', async () => {
    const { session, person, seen } = await filled();
    const { id: cartId } = await cart(person);
    const [answer] = await db.transaction().execute(async (tx) => {
      await close(session, [], tx);
      await sql`set constraints all immediate`.execute(tx);
      const started = completeBasket(shop, person, seen);
      await untilWaiting(db, 1);
      return [started];
    });
    expect((await answer).status).toBe(409);
    expect(await db.selectFrom('orders').where('cartId', '=', cartId).select('id').execute()).toEqual([]);
  });

  it('is booked when it was first: the closure waits for it', async () => {
    const { session } = await filled();
    const { id } = await db
      .selectFrom('bookings')
      .where('occurrenceId', '=', session.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const order = { cartSource: 'activity-booking', status: 'success', currency: 'GBP', total: 0, balance: 0 } as const;
    const { id: orderId } = await db
      .insertInto('orders')
      .values({ ...order, itemCount: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ended: string[] = [];
    const closing = await transact(db, async (tx) => {
      expect(await confirmPlaces(tx, { orderId, bookings: [{ id, price: 0 }] }, clock.now())).toEqual([id]);
      const started = close(session).then(() => ended.push('closed'));
      await untilWaiting(db, 1);
      expect(ended).toEqual([]);
      return [started];
    });
    await Promise.all(closing);
    expect(await isOnSale(session)).toBe(false);
  });
});
