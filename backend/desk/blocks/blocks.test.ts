import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { createBlockBookingEndpoint, listBlockBookingsEndpoint } from '#contract/desk/block-bookings.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const desk = openDesk(shop);
const clerk = await makePerson(db, { permissions: ['sell', 'customers', 'timetable'] });
const classes = await makeActivity(db, venue);
const courts = await makeActivity(db, venue, { bookingType: 'resources' });
const courtIds = [await makeLocation(db, venue, 'Court 1'), await makeLocation(db, venue, 'Court 2')];

const onDay = (day: number) => new Date(`2026-12-${String(day).padStart(2, '0')}T18:00:00Z`);

const send = (club: MadePerson, occurrenceIds: string[], more: object = {}) =>
  call('/api/foh/block-bookings', {
    token: clerk.token,
    body: { selected_user_id: club.id, name: 'Calder Swimmers', occurrence_ids: occurrenceIds, ...more },
  });

const hold = async (...parameters: Parameters<typeof send>) =>
  getData(createBlockBookingEndpoint, await send(...parameters));

const list = async (query = '') =>
  getData(
    listBlockBookingsEndpoint,
    await call(`/api/foh/block-bookings?venue=${venue.slug}${query}`, { token: clerk.token }),
  );

const consumed = async (id: string) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow()).consumed;

afterEach(async () => expect(await readLedgerDifferences(db)).toEqual([]));

it('takes places in several classes, is paid at the desk, and stands in the register and the list', async () => {
  const club = await makePerson(db, { firstName: 'Calder', lastName: 'Club' });
  const weeks = await Promise.all(
    [1, 8, 15].map((day) => makeSession(db, classes, { startsAt: onDay(day), price: 500, maximum: 20 })),
  );
  const ids = weeks.map(({ id }) => id);
  const { blockBooking, cart } = await hold(club, ids, { places: 12 });
  expect(blockBooking).toMatchObject({
    name: 'Calder Swimmers',
    user: { id: club.id, name: 'Calder Club' },
    venue: { id: venue.id },
  });
  expect(blockBooking.bookings.map(({ occurrenceId, places, status }) => [occurrenceId, places, status])).toEqual(
    ids.map((id) => [id, 12, 'reserved']),
  );
  expect(cart).toMatchObject({ userId: club.id, totals: { total: 3 * 12 * 500, itemCount: 36 } });
  expect(await Promise.all(ids.map(consumed))).toEqual([12, 12, 12]);
  await desk.pay({ by: clerk, customer: club }, cart, [tender('card', cart.totals.total)]);
  const [listed] = await list(`&user_id=${club.id}`);
  expect(listed?.bookings.map(({ status }) => status)).toEqual(['settled', 'settled', 'settled']);
  const register = await call(`/api/foh/sessions/${ids[0]}/bookings`, { token: clerk.token });
  expect(register.json).toMatchObject({
    data: [{ places: 12, paid: { value: 6000 }, block_booking: { id: blockBooking.id, name: 'Calder Swimmers' } }],
  });
});

it('takes several courts at one time, which would be a clash for a customer', async () => {
  const club = await makePerson(db);
  const slots = await Promise.all(
    courtIds.map((court) => makeSlot(db, courts, { id: court }, { startsAt: onDay(2), price: 900 })),
  );
  const { cart } = await hold(
    club,
    slots.map(({ id }) => id),
  );
  expect(cart.totals.total).toBe(1800);
  expect(getFailure(await send(await makePerson(db), [slots[0]?.id ?? ''])).code).toBe('session_full');
});

it('takes all or nothing', async () => {
  const [free, full] = [
    await makeSession(db, classes, { startsAt: onDay(3) }),
    await makeSession(db, classes, { startsAt: onDay(4), maximum: 5 }),
  ];
  const refused = getFailure(await send(await makePerson(db), [free.id, full.id], { places: 6 }));
  expect(refused).toMatchObject({ code: 'session_full', details: { itemIndex: 1 } });
  expect([await consumed(free.id), await consumed(full.id)]).toEqual([0, 0]);
  expect(await db.selectFrom('blockBookings').where('name', '=', 'Nobody').execute()).toEqual([]);
});

it('gives two clubs at once no more places than there are', async () => {
  const sessions = await Promise.all(
    [5, 6, 7].map((day) => makeSession(db, classes, { startsAt: onDay(day), maximum: 10 })),
  );
  const ids = sessions.map(({ id }) => id);
  const clubs = await Promise.all([1, 2, 3, 4].map(() => makePerson(db)));
  const answers = await Promise.all(
    clubs.map((club, index) => send(club, index % 2 === 0 ? ids : ids.toReversed(), { places: 4 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(await Promise.all(ids.map(consumed))).toEqual([8, 8, 8]);
});

it('is of classes and courts of one venue, for a customer who may book', async () => {
  const session = await makeSession(db, classes, { startsAt: onDay(9) });
  const elsewhere = await makeSession(db, await makeActivity(db, await makeVenue(db)), { startsAt: onDay(9) });
  const club = await makePerson(db);
  expect(getFailure(await send(club, [session.id, elsewhere.id])).errors).toEqual({
    'occurrence_ids.1': ['Must be of one venue'],
  });
  expect(getFailure(await send(clerk, [session.id])).errors).toEqual({ selected_user_id: ['Must be a customer'] });
  const barred = await makePerson(db, { bookingBarredAt: new Date('2026-11-20') });
  expect(getFailure(await send(barred, [session.id])).code).toBe('booking_disabled');
  expect((await send(club, [session.id])).status).toBe(200);
  expect(getFailure(await send(club, [session.id])).code).toBe('already_in_basket');
});

it('comes off the list when it is cancelled or no longer held', async () => {
  const club = await makePerson(db);
  const session = await makeSession(db, classes, { startsAt: onDay(10) });
  await hold(club, [session.id], { places: 3 });
  expect(await list(`&user_id=${club.id}`)).toHaveLength(1);
  const body = { source: 'foh', selected_user_id: club.id };
  const query = new URLSearchParams({ source: body.source, selected_user_id: String(club.id) });
  await call(`/api/checkout/cart?${query.toString()}`, { token: clerk.token, method: 'DELETE' });
  expect(await list(`&user_id=${club.id}`)).toEqual([]);
  expect(await consumed(session.id)).toBe(0);
});

it('holds nothing of a customer’s own basket', async () => {
  const club = await makePerson(db);
  const session = await makeSession(db, classes, { startsAt: onDay(11) });
  await shop.add(club, place(session));
  expect(getFailure(await send(club, [session.id], { places: 2 })).code).toBe('already_in_basket');
});
