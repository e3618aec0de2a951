import { randomUUID } from 'node:crypto';
import { changed, manage } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation } from '#tests/support/make/make-venue.ts';
import { getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, call, venue, add } = shop;
const classes = await makeActivity(db, venue);
const courts = await makeActivity(db, venue, { bookingType: 'resources', price: 900 });
const desk = await makePerson(db, { permissions: ['timetable'] });
const alex = await makePerson(db);
const robin = await makePerson(db, { email: 'robin@example.com' });
const [hall, studio] = [await makeLocation(db, venue, 'Hall'), await makeLocation(db, venue, 'Studio 1')];
const makeInstructor = async (name: string) =>
  (await db.insertInto('instructors').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
const dana = await makeInstructor('Dana Price');

let days = 0;
/** A day of its own for each session, so that they do not clash: 20:00 to 21:00. */
const nextDay = () => new Date(Date.UTC(2026, 11, (days += 1), 20));
const aClass = (input = {}) => makeSession(db, classes, { startsAt: nextDay(), ...input });
const refused = async (id: string, data: unknown) => getFailure(await manage(call, desk, id, data));
const mailsTo = async (email: string) => {
  const rows = await db.selectFrom('outbox').orderBy('id').select('payload').execute();
  return rows
    .map(({ payload }) => payload as { to: string; subject: string; text: string; calendars?: string[] })
    .filter(({ to }) => to === email);
};

it.each(['x'.repeat(34), '1'])('a session is not found as %s', async (id) => {
  expect(await refused(id, { action: 'update' })).toMatchObject({ status: 404 });
});

it('replaces places and instructors as they are shown, and detaches the session', async () => {
  const session = await aClass();
  const first = await changed(call, desk, session.id, { location_ids: [hall, studio, hall], instructor_ids: [dana] });
  expect(first).toMatchObject({
    locations: [
      { id: hall, names: ['Hall', 'Riverside'] },
      { id: studio, names: ['Studio 1', 'Riverside'] },
    ],
    locationName: 'Hall, Studio 1',
    instructors: [{ id: dana, name: 'Dana Price' }],
    status: 'bookable',
    isDetachedFromRecurrence: false,
  });
  const second = await changed(call, desk, session.id, { location_ids: [studio], instructor_ids: [] });
  expect(second).toMatchObject({ locationName: 'Studio 1', instructors: [] });
  const links = await db
    .selectFrom('occurrenceLocations')
    .where('occurrenceId', '=', session.id)
    .select('locationId')
    .execute();
  expect(links).toEqual([{ locationId: studio }]);
});

it('moves a session by the clock of its venue, with its times of booking, and keeps its ids and date', async () => {
  const startsAt = new Date('2027-07-01T18:00:00Z');
  const session = await makeSession(db, classes, {
    ...{ startsAt, localDate: '2027-07-01' },
    lastBookableAt: new Date('2027-07-01T17:00:00Z'),
    fohFirstBookableAt: new Date('2027-06-24T18:00:00Z'),
  });
  const together = await makeSession(db, classes, {
    startsAt: new Date('2027-07-01T19:30:00Z'),
    minutes: 45,
    compositeKey: 'late',
  });
  const moved = await changed(call, desk, session.id, { start_time: '20:30', duration_minutes: 45 });
  expect(moved).toMatchObject({
    id: session.id,
    startsAt: { utc: '2027-07-01T19:30:00Z', local: '2027-07-01 20:30:00' },
    endsAt: { utc: '2027-07-01T20:15:00Z' },
    originalStartsAt: { utc: '2027-07-01T18:00:00Z' },
    lastBookableAt: { utc: '2027-07-01T18:30:00Z' },
    compositeKey: 'late',
  });
  expect((await changed(call, desk, together.id, { start_time: '21:00' })).compositeKey).not.toBe('late');
});

describe('capacity', () => {
  it('is never below what is booked, held or being paid; holds that ran out count as free', async () => {
    const session = await aClass();
    await makeBooking(db, session, robin.id, { places: 3 });
    await makeBooking(db, session, alex.id, {
      status: 'reserved',
      places: 2,
      expiresAt: new Date('2026-11-24T18:10:00Z'),
    });
    await makeBooking(db, session, desk.id, {
      status: 'reserved',
      places: 4,
      expiresAt: new Date('2026-11-24T17:59:00Z'),
    });
    const set = (capacity: number) => ({ action: 'update', capacity: { strategy: 'shared', capacity } });
    expect(await refused(session.id, set(4))).toMatchObject({
      status: 409,
      code: 'capacity_below_bookings',
      message: 'Capacity cannot be lower than the places booked',
    });
    expect(await changed(call, desk, session.id, set(5))).toMatchObject({
      capacity: { available: 0, consumed: 5, maximum: 5 },
    });
  });

  it('is kept in each channel', async () => {
    const session = await aClass({ capacityStrategy: 'split', maximum: 10, maximumOnline: 5, maximumFoh: 5 });
    await makeBooking(db, session, robin.id, { places: 3 });
    const set = (online: number, foh: number) => ({ action: 'update', capacity: { strategy: 'split', online, foh } });
    expect(await refused(session.id, set(2, 8))).toMatchObject({ code: 'capacity_below_bookings' });
    expect((await manage(call, desk, session.id, set(3, 0))).status).toBe(200);
  });

  it('that grows is offered to the waitlist at once', async () => {
    const session = await aClass({ maximum: 1, waitlistMaximum: 3, waitlistConsumed: 1, awaitedPlaces: 1 });
    await makeBooking(db, session, robin.id);
    await db.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId: alex.id }).execute();
    const { capacity } = await changed(call, desk, session.id, { capacity: { strategy: 'shared', capacity: 2 } });
    expect(capacity).toEqual({ available: 0, consumed: 2, maximum: 2 });
    const entry = db.selectFrom('waitlistEntries').where('occurrenceId', '=', session.id).select('status');
    expect(await entry.executeTakeFirst()).toEqual({ status: 'offered' });
  });
});

describe('a clash', () => {
  it('with an instructor, a place, a closure or the opening times takes the session off sale until it is changed', async () => {
    const startsAt = nextDay();
    const [one, two] = [await makeSession(db, classes, { startsAt }), await makeSession(db, classes, { startsAt })];
    await changed(call, desk, one.id, { location_ids: [hall], instructor_ids: [dana] });
    const status = async (change: Record<string, unknown>) => (await changed(call, desk, two.id, change)).status;
    expect(await status({ instructor_ids: [dana] })).toBe('clashing');
    expect(await status({ capacity: { strategy: 'shared', capacity: 9 } })).toBe('clashing');
    expect(await status({ instructor_ids: [] })).toBe('bookable');
    expect(await status({ location_ids: [hall] })).toBe('clashing');
    expect(await status({ start_time: '21:00' })).toBe('bookable');
    const closure = {
      venueId: venue.id,
      message: 'Closed',
      startsAt: new Date(startsAt.getTime() + 7_200_000),
      endsAt: new Date(startsAt.getTime() + 9_000_000),
    };
    await db.insertInto('closures').values(closure).execute();
    expect(await status({ start_time: '22:00' })).toBe('clashing');
    expect(await status({ start_time: '23:00' })).toBe('bookable');
    await db.updateTable('venues').set({ openingTimes: 'Mo-Su 06:00-22:00' }).where('id', '=', venue.id).execute();
    expect(await status({ start_time: '23:05' })).toBe('clashing');
    await db.updateTable('venues').set({ openingTimes: null }).where('id', '=', venue.id).execute();
  });

  it('with bookings on the same court is refused, and nothing has changed', async () => {
    const [court, other] = [await makeLocation(db, venue, 'Court 1'), await makeLocation(db, venue, 'Court 2')];
    const startsAt = nextDay();
    const [booked, free] = [
      await makeSlot(db, courts, { id: court }, { startsAt }),
      await makeSlot(db, courts, { id: other, name: 'Court 2' }, { startsAt }),
    ];
    await makeBooking(db, booked, robin.id);
    const move = { action: 'update', location_ids: [court] };
    expect(await refused(free.id, move)).toMatchObject({ status: 409, code: 'clash' });
    const links = db.selectFrom('occurrenceLocations').where('occurrenceId', '=', free.id).select('locationId');
    expect(await links.execute()).toEqual([{ locationId: other }]);
    expect((await changed(call, desk, free.id, { location_ids: [court], start_time: '21:00' })).status).toBe(
      'bookable',
    );
    expect(await refused(free.id, { action: 'update', start_time: '20:30' })).toMatchObject({ code: 'clash' });
  });

  it('is none with a hold that ran out, whose court moves to the one who is booked', async () => {
    const [court, other] = [await makeLocation(db, venue, 'Court 3'), await makeLocation(db, venue, 'Court 4')];
    const startsAt = nextDay();
    const [lapsed, booked] = [
      await makeSlot(db, courts, { id: court }, { startsAt }),
      await makeSlot(db, courts, { id: other }, { startsAt }),
    ];
    await makeBooking(db, lapsed, alex.id, { status: 'reserved', expiresAt: new Date('2026-11-24T17:00:00Z') });
    const booking = await makeBooking(db, booked, robin.id);
    await changed(call, desk, booked.id, { location_ids: [court] });
    const row = db.selectFrom('bookings').where('id', '=', booking).select('resourceLocationId');
    expect(await row.executeTakeFirst()).toEqual({ resourceLocationId: court });
  });
});

describe('people who are booked', () => {
  it.each([
    ['the time', { start_time: '20:15' }, /at 20:15.*Before, it was Aqua Fit, .* at 20:00/s],
    ['the length', { duration_minutes: 45 }, /It now lasts 45 minutes\./],
    ['the place', { friendly_location_name: 'The big hall' }, /It now takes place here: The big hall\./],
    ['the instructor', { instructor_ids: [dana] }, /It is now led by Dana Price\./],
  ])('are told of a change of %s, once each, with the calendar entry as it is now', async (_, change, text) => {
    const email = `${randomUUID()}@example.com`;
    const person = await makePerson(db, { email });
    const session = await aClass();
    await makeBooking(db, session, person.id, { ticketId: null });
    await changed(call, desk, session.id, change);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your session has changed');
    expect(mail?.text).toMatch(text);
    expect(mail?.text).toContain('Your booking still stands');
    expect(mail?.calendars?.[0]).toMatch(/SEQUENCE:1/);
    await changed(call, desk, session.id, { ...change, capacity: { strategy: 'shared', capacity: 8 } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['is over', '2026-11-24T18:00:00Z', { start_time: '17:30', instructor_ids: [dana] }, 0],
    ['was over and is yet to come', '2026-11-24T18:00:00Z', { start_time: '22:00' }, 1],
  ])('are told of a change of a session that %s: %#', async (_, now, change, count) => {
    clock.set(now);
    const email = `${randomUUID()}@example.com`;
    const session = await aClass({ startsAt: new Date('2026-11-24T16:00:00Z'), localDate: '2026-11-24' });
    await makeBooking(db, session, (await makePerson(db, { email })).id);
    await changed(call, desk, session.id, { ...change, duration_minutes: 30 });
    expect(await mailsTo(email)).toHaveLength(count);
  });

  it.each([
    ['the time', { start_time: '20:15' }, true],
    ['the length', { duration_minutes: 45 }, true],
    ['the instructor', { instructor_ids: [dana] }, false],
  ])('are offered the next session of the series with places when %s changes: %s', async (_, change, isOffered) => {
    const series = await makeActivity(db, venue);
    const email = `${randomUUID()}@example.com`;
    const at = (day: number) => new Date(Date.UTC(2027, 1, day, 20));
    const session = await makeSession(db, series, { startsAt: at(1) });
    await makeSession(db, series, { startsAt: at(2), maximum: 0 });
    const next = await makeSession(db, series, { startsAt: at(3) });
    await makeBooking(db, session, (await makePerson(db, { email })).id);
    await changed(call, desk, session.id, change);
    const [mail] = await mailsTo(email);
    expect(mail?.text.includes('The next one with free places: Aqua Fit, Wed, 3 Feb 2027 at 20:00')).toBe(isOffered);
    const link = `/${series.slug}/2027-02-03#session-`;
    expect(mail?.text.includes(link)).toBe(isOffered);
    expect(next.id).toHaveLength(34);
  });

  it('in Welsh too', async () => {
    const email = `${randomUUID()}@example.com`;
    const session = await aClass();
    await makeBooking(db, session, (await makePerson(db, { email, language: 'cy' })).id);
    await changed(call, desk, session.id, { duration_minutes: 30, instructor_ids: [dana] });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Mae eich sesiwn wedi newid');
    expect(mail?.text).toContain('Mae bellach yn para 30 munud.');
  });

  it('are not told while their place is only held', async () => {
    const email = `${randomUUID()}@example.com`;
    const person = await makePerson(db, { email });
    const session = await aClass();
    await add(person, place(session));
    await changed(call, desk, session.id, { start_time: '20:15' });
    expect(await mailsTo(email)).toEqual([]);
  });
});

it('is audited, with what was changed', async () => {
  const session = await aClass();
  await changed(call, desk, session.id, { start_time: '20:15', capacity: { strategy: 'shared', capacity: 4 } });
  const row = await db
    .selectFrom('auditEvents')
    .where('subjectId', '=', session.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    actorUserId: desk.id,
    action: 'occurrence_updated',
    subjectType: 'occurrence',
    createdAt: clock.now(),
  });
  expect(row.details).toMatchObject({
    changed: ['startTime', 'capacity'],
    capacity: { strategy: 'shared', capacity: 4 },
  });
});
