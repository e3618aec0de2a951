import { randomUUID } from 'node:crypto';
import { transact } from '#backend/db/connection/transact.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePayment } from '#tests/support/places/payment.ts';
import {
  getCounts,
  makeCourt,
  makePeople,
  makeSession,
  minutesAfter,
  now,
  onePlace,
} from '#tests/support/places/session.ts';
import { changePlaces } from './change-places.ts';
import { confirmPlaces, lockForPayment, unlockForPayment } from './lock-for-payment.ts';
import { releaseAllExpiredPlaces, releasePlaces } from './release-places.ts';
import { reservePlacesAgain } from './reserve-again.ts';
import { reservePlaces, type Booking, type PlaceRequest } from './reserve-places.ts';

const { db } = await testDatabase();
const [alex = 0, casey = 0] = await makePeople(db, 2);
const later = minutesAfter(now, 20);
const muchLater = minutesAfter(now, 40);

async function take(request: PlaceRequest, at = now): Promise<Booking> {
  const reservation = await transact(db, (tx) => reservePlaces(tx, request, at));
  if (!reservation.taken) throw new Error(reservation.reason);
  return reservation.booking;
}

const reserveAgain = (bookingId: string, at = later) =>
  transact(db, (tx) => reservePlacesAgain(tx, { bookingId, expiresAt: minutesAfter(at, 15) }, at));

async function makeOrder(): Promise<string> {
  const { id } = await db
    .insertInto('orders')
    .values({ cartSource: 'activity-booking', status: 'success', currency: 'GBP', total: 0, balance: 0, itemCount: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('taking places again', () => {
  test('renews a hold that still counts', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    expect(await reserveAgain(booking.id)).toMatchObject({
      taken: true,
      booking: { expiresAt: minutesAfter(later, 15) },
    });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('gets them back when they are still free', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    await releaseAllExpiredPlaces(db, later);
    expect(await reserveAgain(booking.id)).toMatchObject({
      taken: true,
      booking: { id: booking.id, releasedAt: null },
    });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('is refused when somebody else has them by now', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    await take(onePlace(session, casey, { expiresAt: muchLater }), later);
    expect(await reserveAgain(booking.id)).toEqual({ taken: false, reason: 'session_full' });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('gets them back from a hold that ran out in turn', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    await take(onePlace(session, casey, { expiresAt: minutesAfter(later, 1) }), later);
    expect(await reserveAgain(booking.id, muchLater)).toMatchObject({ taken: true });
  });

  test('is refused when the person has booked the session otherwise', async () => {
    const session = await makeSession(db, { maximum: 5 });
    const booking = await take(onePlace(session, alex));
    await releaseAllExpiredPlaces(db, later);
    await take(onePlace(session, alex, { expiresAt: muchLater }), later);
    expect(await reserveAgain(booking.id)).toEqual({ taken: false, reason: 'already_booked' });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('is refused when the court went to an overlapping time', async () => {
    const resourceLocationId = await makeCourt(db);
    const session = await makeSession(db, { resourceLocationId });
    const overlapping = await makeSession(db, { resourceLocationId, startsAt: minutesAfter(now, 150) });
    const booking = await take(onePlace(session, alex));
    await take(onePlace(overlapping, casey, { expiresAt: muchLater }), later);
    expect(await reserveAgain(booking.id)).toEqual({ taken: false, reason: 'session_full' });
    expect(await getCounts(db, session)).toEqual({ counted: 0, booked: 0 });
  });
});

describe('changing how many places a hold has', () => {
  const change = (bookingId: string, places: number, at = now) =>
    transact(db, (tx) => changePlaces(tx, { bookingId, places, expiresAt: muchLater }, at));

  test('takes more and renews the hold, or gives some back and does not', async () => {
    const session = await makeSession(db, { maximum: 4 });
    const booking = await take(onePlace(session, alex));
    expect(await change(booking.id, 4)).toMatchObject({ taken: true, booking: { places: 4, expiresAt: muchLater } });
    expect(await getCounts(db, session)).toEqual({ counted: 4, booked: 4 });
    expect(await change(booking.id, 2)).toMatchObject({ taken: true, booking: { places: 2 } });
    expect(await getCounts(db, session)).toEqual({ counted: 2, booked: 2 });
  });

  test('is refused beyond what is free, and changes nothing', async () => {
    const session = await makeSession(db, { maximum: 4 });
    const booking = await take(onePlace(session, alex));
    expect(await change(booking.id, 5)).toEqual({ taken: false, reason: 'session_full' });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('is refused for a hold that ran out', async () => {
    const booking = await take(onePlace(await makeSession(db, { maximum: 4 }), alex));
    expect(await change(booking.id, 2, later)).toEqual({ taken: false, reason: 'hold_expired' });
  });
});

describe('giving places back', () => {
  test('happens once, however often it is asked', async () => {
    const session = await makeSession(db, { maximum: 4 });
    const booking = await take(onePlace(session, alex, { places: 2 }));
    const release = () => transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [booking.id] }, now));
    const released = await Promise.all([release(), release(), release()]);
    expect(released.flat()).toHaveLength(1);
    expect(await getCounts(db, session)).toEqual({ counted: 0, booked: 0 });
  });

  test('leaves a booking that is being paid alone', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    const transactionUuid = await makePayment(db, alex);
    await transact(db, (tx) => lockForPayment(tx, { bookingIds: [booking.id], transactionUuid }));
    expect(await transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [booking.id] }, now))).toEqual(
      [],
    );
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('by the sweeper names the sessions with new room, and spares live holds', async () => {
    const session = await makeSession(db, { maximum: 2 });
    await take(onePlace(session, alex));
    await take(onePlace(session, casey, { expiresAt: muchLater }));
    expect(await releaseAllExpiredPlaces(db, later)).toContain(session);
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
    expect(await releaseAllExpiredPlaces(db, later)).not.toContain(session);
  });
});

describe('paying', () => {
  test('is for one payment at a time, and afterwards the hold is a basket hold again', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    const [first, second] = [await makePayment(db, alex), await makePayment(db, alex)];
    const lock = (transactionUuid: string) =>
      transact(db, (tx) => lockForPayment(tx, { bookingIds: [booking.id], transactionUuid }));
    expect(await lock(first)).toEqual([booking.id]);
    expect(await lock(first)).toEqual([booking.id]);
    expect(await lock(second)).toEqual([]);
    await transact(db, (tx) => unlockForPayment(tx, { transactionUuid: first, expiresAt: later }));
    expect(await releaseAllExpiredPlaces(db, later)).toContain(session);
  });

  test('settles what still counts, and says what does not', async () => {
    const session = await makeSession(db, { maximum: 2 });
    const kept = await take(onePlace(session, casey, { expiresAt: muchLater }));
    const lost = await take(onePlace(session, alex));
    await releaseAllExpiredPlaces(db, later);
    const bookings = [kept, lost].map(({ id }) => ({ id, price: 620 }));
    const orderId = await makeOrder();
    expect(await transact(db, (tx) => confirmPlaces(tx, { orderId, bookings }, later))).toEqual([kept.id]);
    const settled = await db.selectFrom('bookings').selectAll().where('id', '=', kept.id).executeTakeFirst();
    expect(settled).toMatchObject({ status: 'settled', price: 620, orderId, expiresAt: null });
  });

  test('a settled place never runs out', async () => {
    const session = await makeSession(db);
    const booking = await take(onePlace(session, alex));
    const orderId = await makeOrder();
    await transact(db, (tx) => confirmPlaces(tx, { orderId, bookings: [{ id: booking.id, price: 0 }] }, now));
    const again = transact(db, (tx) => reservePlaces(tx, onePlace(session, casey), minutesAfter(now, 10_000)));
    expect(await again).toEqual({ taken: false, reason: 'session_full' });
  });
});

test('an unknown booking cannot be taken again', async () => {
  expect(await reserveAgain(randomUUID())).toEqual({ taken: false, reason: 'not_bookable' });
});
