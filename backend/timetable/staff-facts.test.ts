import { transact } from '#backend/db/connection/transact.ts';
import { getActivityEndpoint, type Occurrence } from '#contract/timetable/occurrences.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot, type MadeSession } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, clock: testClock() });
await makeOperator(db);
const venue = await makeVenue(db);
const classes = await makeActivity(db, venue);
const courts = await makeActivity(db, venue, { bookingType: 'resources', price: 900 });
const desk = await makePerson(db, { permissions: ['timetable'] });
const seller = await makePerson(db, { permissions: ['sell'] });
const robin = await makePerson(db);

const at = (clock: string) => new Date(`2026-11-26T${clock}:00Z`);
const see = async ({ id }: MadeSession, by: MadePerson = desk): Promise<Occurrence> =>
  getData(getActivityEndpoint, await call(`/api/activities/${id}`, { token: by.token }));

/** A class at this time in a studio, with an instructor. */
async function classAt(
  clock: string,
  input: { studio?: string; instructor?: string; overlapping?: boolean } = {},
): Promise<MadeSession> {
  const { studio, instructor, overlapping = false } = input;
  const session = await makeSession(db, classes, {
    startsAt: at(clock),
    bookingStrategy: overlapping ? 'overlapping' : 'sequential',
  });
  if (studio !== undefined)
    await db.insertInto('occurrenceLocations').values({ occurrenceId: session.id, locationId: studio }).execute();
  if (instructor !== undefined)
    await db
      .insertInto('occurrenceInstructors')
      .values({ occurrenceId: session.id, instructorId: instructor })
      .execute();
  return session;
}
const makeInstructor = async (name: string) =>
  (await db.insertInto('instructors').values({ name }).returning('id').executeTakeFirstOrThrow()).id;

describe('clashes', () => {
  it('name the instructor or location, and the other session', async () => {
    const [studio, dan] = [await makeLocation(db, venue, 'Studio 1'), await makeInstructor('Dan Okafor')];
    const ownClass = await classAt('09:00', { studio, instructor: dan });
    const sameTime = { startsAt: { utc: '2026-11-26T09:30:00Z' }, endsAt: { utc: '2026-11-26T10:30:00Z' } };
    await classAt('09:30', { studio });
    await classAt('09:30', { instructor: dan });
    await classAt('10:00', { studio, instructor: dan });
    expect((await see(ownClass)).clashes).toMatchObject([
      {
        type: 'instructors',
        ...sameTime,
        clashingInstructors: [{ id: dan, name: 'Dan Okafor' }],
        message: 'Dan Okafor: Aqua Fit',
      },
      { type: 'locations', ...sameTime, clashingLocations: [{ id: studio }], message: 'Studio 1: Aqua Fit' },
    ]);
  });

  it('are none with what is called off, or where both may overlap', async () => {
    const studio = await makeLocation(db, venue, 'Main pool');
    const ownClass = await classAt('11:00', { studio, overlapping: true });
    await classAt('11:00', { studio, overlapping: true });
    const off = await classAt('11:00', { studio });
    await db
      .updateTable('occurrences')
      .set({ status: 'cancelled', cancelledAt: at('08:00') })
      .where('id', '=', off.id)
      .execute();
    expect((await see(ownClass)).clashes).toEqual([]);
  });

  it('go by the opening times of the room where it has its own, else by those of the venue', async () => {
    const gym = await makeLocation(db, venue, 'Gym');
    const late = await classAt('21:00', { studio: gym });
    await db.updateTable('venues').set({ openingTimes: 'Mo-Su 06:00-20:00' }).where('id', '=', venue.id).execute();
    expect((await see(late)).clashes).toEqual([
      { type: 'opening_times', message: expect.stringContaining('closed then') },
    ]);
    await db.updateTable('locations').set({ openingTimes: '24/7' }).where('id', '=', gym).execute();
    expect((await see(late)).clashes).toEqual([]);
    await db.updateTable('venues').set({ openingTimes: null }).where('id', '=', venue.id).execute();
  });

  it('name a closure of the venue or of its place, and no other', async () => {
    const [studio, hall] = [await makeLocation(db, venue, 'Studio 2'), await makeLocation(db, venue, 'Hall')];
    const ownClass = await classAt('13:00', { studio });
    const closure = async (message: string, places: string[]) => {
      const values = { venueId: venue.id, message, startsAt: at('12:30'), endsAt: at('13:30') };
      const { id } = await db.insertInto('closures').values(values).returning('id').executeTakeFirstOrThrow();
      for (const locationId of places)
        await db.insertInto('closureLocations').values({ closureId: id, locationId }).execute();
      return id;
    };
    const [all, ofStudio] = [
      await closure('Fire drill', []),
      await closure('New floor', [studio]),
      await closure('Painting', [hall]),
    ];
    const { clashes } = await see(ownClass);
    expect(clashes).toHaveLength(2);
    expect(clashes).toEqual(
      expect.arrayContaining([
        { type: 'closure', message: 'Fire drill', closureId: all, locations: [] },
        { type: 'closure', message: 'New floor', closureId: ofStudio, locations: [studio] },
      ]),
    );
    await db.deleteFrom('closures').execute();
  });
});

describe('who has a court', () => {
  it('is told with how it was paid for', async () => {
    const slot = await makeSlot(
      db,
      courts,
      { id: await makeLocation(db, venue, 'Court 7') },
      { startsAt: at('15:00') },
    );
    expect((await see(slot)).blockBookingInformation).toBeNull();
    const booking = await makeBooking(db, slot, robin.id);
    const order = {
      userId: robin.id,
      cartSource: 'activity-booking' as const,
      status: 'success' as const,
      currency: 'GBP',
      total: 900,
      balance: 0,
      itemCount: 1,
    };
    await transact(db, async (tx) => {
      const { id: orderId } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
      await tx.updateTable('bookings').set({ orderId }).where('id', '=', booking).execute();
      await tx
        .insertInto('orderLines')
        .values({ orderId, name: 'Court', purchasableType: 'av2Booking', purchasableId: slot.id, price: 900 })
        .execute();
      await tx
        .insertInto('payments')
        .values({ orderId, tenderType: 'cash', heldBy: 'desk', amount: 900, status: 'done', reference: 'Till 3' })
        .execute();
    });
    expect((await see(slot)).blockBookingInformation).toEqual({
      userId: robin.id,
      bookingId: booking,
      bookingStatus: 'settled',
      isPaid: true,
      tenderTypes: ['cash'],
      paymentReference: 'Till 3',
    });
  });
});

it.each([
  ['a customer', robin],
  ['staff without the permission', seller],
])('is nothing for %s', async (_, person) => {
  const court = { id: await makeLocation(db, venue, `Court ${person.id}`) };
  const slot = await makeSlot(db, courts, court, { startsAt: at('17:00') });
  await makeBooking(db, slot, robin.id);
  await classAt('17:30', { studio: court.id });
  expect((await see(slot)).clashes).toMatchObject([{ type: 'locations' }]);
  expect(await see(slot, person)).toMatchObject({ clashes: [], blockBookingInformation: null });
});
