import { sql } from 'kysely';
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
import { lockForPayment } from './lock-for-payment.ts';
import { freePlaces } from './places.ts';
import { releasePlaces } from './release-places.ts';
import { reservePlaces, type PlaceRequest } from './reserve-places.ts';

const { db } = await testDatabase();
const take = (request: PlaceRequest, at = now) => transact(db, (tx) => reservePlaces(tx, request, at));
const [alex = 0, casey = 0] = await makePeople(db, 2);

async function available(occurrenceId: string, channel: 'online' | 'foh', at: Date): Promise<number> {
  const places = freePlaces(channel, at).as('places');
  const row = await db.selectFrom('occurrences').select(places).where('id', '=', occurrenceId).executeTakeFirst();
  return row?.places ?? -1;
}

describe('taking places', () => {
  test('holds them until the time given', async () => {
    const session = await makeSession(db, { maximum: 4 });
    const reservation = await take(onePlace(session, alex, { places: 3 }));
    expect(reservation).toMatchObject({ taken: true, booking: { status: 'reserved', places: 3, releasedAt: null } });
    expect(await available(session, 'online', now)).toBe(1);
  });

  test('refuses more places than there are, and takes none of them', async () => {
    const session = await makeSession(db, { maximum: 2 });
    expect(await take(onePlace(session, alex, { places: 3 }))).toEqual({ taken: false, reason: 'session_full' });
    expect(await getCounts(db, session)).toEqual({ counted: 0, booked: 0 });
  });

  test('refuses a second booking of one person, and leaves the count alone', async () => {
    const session = await makeSession(db, { maximum: 5 });
    await take(onePlace(session, alex));
    expect(await take(onePlace(session, alex))).toEqual({ taken: false, reason: 'already_booked' });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('lets a cancelled booking be made again', async () => {
    const session = await makeSession(db);
    const reservation = await take(onePlace(session, alex));
    if (!reservation.taken) throw new Error(reservation.reason);
    await transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [reservation.booking.id] }, now));
    expect(await take(onePlace(session, alex))).toMatchObject({ taken: true });
  });

  test('refuses cancelled, clashing and unknown sessions', async () => {
    const cancelled = await makeSession(db, { status: 'cancelled', cancelledAt: now });
    const clashing = await makeSession(db, { status: 'clashing' });
    for (const session of [cancelled, clashing, 'x'.repeat(34)]) {
      expect(await take(onePlace(session, alex))).toEqual({ taken: false, reason: 'not_bookable' });
    }
  });

  test('keeps the channels of a split session apart', async () => {
    const split = { capacityStrategy: 'split', maximum: 3, maximumOnline: 1, maximumFoh: 2 } as const;
    const session = await makeSession(db, split);
    await take(onePlace(session, alex));
    expect(await take(onePlace(session, casey))).toEqual({ taken: false, reason: 'session_full' });
    expect(await available(session, 'online', now)).toBe(0);
    expect(await available(session, 'foh', now)).toBe(2);
    expect(await take(onePlace(session, casey, { channel: 'foh' }))).toMatchObject({ taken: true });
  });
});

describe('a hold that ran out', () => {
  const later = minutesAfter(now, 20);

  test('counts as free without anybody tidying up', async () => {
    const session = await makeSession(db, { maximum: 2 });
    await take(onePlace(session, alex, { places: 2 }));
    expect(await available(session, 'online', now)).toBe(0);
    expect(await available(session, 'online', later)).toBe(2);
  });

  test('gives its place to the next person', async () => {
    const session = await makeSession(db);
    await take(onePlace(session, alex));
    const reservation = await take(onePlace(session, casey, { expiresAt: minutesAfter(later, 15) }), later);
    expect(reservation).toMatchObject({ taken: true, booking: { userId: casey } });
    expect(await getCounts(db, session)).toEqual({ counted: 1, booked: 1 });
  });

  test('does not stop the same person from booking again', async () => {
    const session = await makeSession(db, { maximum: 5 });
    await take(onePlace(session, alex));
    expect(await take(onePlace(session, alex), later)).toMatchObject({ taken: true });
  });

  test('keeps its place while it is being paid', async () => {
    const session = await makeSession(db);
    const reservation = await take(onePlace(session, alex));
    if (!reservation.taken) throw new Error(reservation.reason);
    const transactionUuid = await makePayment(db, alex);
    await transact(db, (tx) => lockForPayment(tx, { bookingIds: [reservation.booking.id], transactionUuid }));
    expect(await take(onePlace(session, casey), later)).toEqual({ taken: false, reason: 'session_full' });
    expect(await available(session, 'online', later)).toBe(0);
  });
});

describe('a court', () => {
  test('is taken once for overlapping times, setup and teardown included', async () => {
    const resourceLocationId = await makeCourt(db);
    const first = await makeSession(db, { resourceLocationId, teardownMinutes: 10 });
    const next = await makeSession(db, { resourceLocationId, startsAt: minutesAfter(now, 185) });
    const after = await makeSession(db, { resourceLocationId, startsAt: minutesAfter(now, 190) });
    expect(await take(onePlace(first, alex))).toMatchObject({ taken: true });
    expect(await take(onePlace(next, casey))).toEqual({ taken: false, reason: 'session_full' });
    expect(await take(onePlace(after, casey))).toMatchObject({ taken: true });
    expect(await getCounts(db, next)).toEqual({ counted: 0, booked: 0 });
  });

  test('is free again when the hold of an overlapping time ran out', async () => {
    const resourceLocationId = await makeCourt(db);
    const first = await makeSession(db, { resourceLocationId });
    const overlapping = await makeSession(db, { resourceLocationId, startsAt: minutesAfter(now, 150) });
    await take(onePlace(first, alex));
    expect(await take(onePlace(overlapping, casey), minutesAfter(now, 20))).toMatchObject({ taken: true });
    expect(await getCounts(db, first)).toEqual({ counted: 0, booked: 0 });
  });
});

test('the database refuses a count above the maximum, whatever the statement', async () => {
  const session = await makeSession(db);
  const oversell = sql`update occurrences set consumed_online = 2 where id = ${session}`.execute(db);
  await expect(oversell).rejects.toThrow('occurrences_places_not_oversold');
});
