import { randomIds } from '#backend/ids.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, clock: testClock(), ids: randomIds });
await makeOperator(db);
const classes = await makeActivity(db, await makeVenue(db));
const robin = await makePerson(db);
const child = await makePerson(db);
await linkPeople(db, robin, child);
const idle = await makePerson(db, { permissions: [] });
const reader = await makePerson(db, { permissions: ['customers'] });
const seller = await makePerson(db, { permissions: ['sell'] });

beforeEach(() => db.deleteFrom('auditEvents').execute());

async function getBooking(person: { id: number }): Promise<string> {
  const session = await makeSession(db, classes, { startsAt: new Date('2026-12-01T18:00:00Z') });
  return makeBooking(db, session, person.id);
}

const calendar = (bookingId: string, token: string) => call(`/api/bookings/${bookingId}/calendar`, { token });
const cancel = (bookingId: string, token: string) =>
  call(`/api/activities/bookings/${bookingId}?source=bookings`, { method: 'DELETE', token });

function rows(action: string) {
  return db
    .selectFrom('auditEvents')
    .where('action', '=', action)
    .select(['actorUserId', 'subjectType', 'subjectId'])
    .orderBy('id')
    .execute();
}

describe('staff and a booking of somebody else', () => {
  it('is not there for staff without a permission, to read or to cancel', async () => {
    const bookingId = await getBooking(robin);
    expect((await calendar(bookingId, idle.token)).status).toBe(404);
    expect((await cancel(bookingId, idle.token)).status).toBe(404);
    expect((await calendar(bookingId, seller.token)).status).toBe(404);
    expect((await cancel(bookingId, reader.token)).status).toBe(404);
    expect(await rows('customer_read')).toEqual([]);
  });

  it('can be read with `customers`, and that is written down', async () => {
    const bookingId = await getBooking(robin);
    expect((await calendar(bookingId, reader.token)).status).toBe(200);
    expect(await rows('customer_read')).toEqual([
      { actorUserId: reader.id, subjectType: 'user', subjectId: String(robin.id) },
    ]);
  });

  it('can be cancelled with `sell`, and that is written down with the booking', async () => {
    const bookingId = await getBooking(robin);
    expect((await cancel(bookingId, seller.token)).status).toBe(200);
    expect(await rows('customer_acted_for')).toEqual([
      { actorUserId: seller.id, subjectType: 'user', subjectId: String(robin.id) },
    ]);
    expect(await rows('booking_cancelled')).toEqual([
      { actorUserId: seller.id, subjectType: 'booking', subjectId: bookingId },
    ]);
  });
});

it('lets a linked person read and cancel, which is no matter for the audit', async () => {
  const bookingId = await getBooking(child);
  expect((await calendar(bookingId, robin.token)).status).toBe(200);
  expect((await cancel(bookingId, robin.token)).status).toBe(200);
  expect(await db.selectFrom('auditEvents').selectAll().execute()).toEqual([]);
});

it('writes down whose details staff read, and for whom they act', async () => {
  expect((await call(`/api/v1/users/${robin.id}`, { token: reader.token })).status).toBe(200);
  expect((await call(`/api/checkout/cart?selected_user_id=${child.id}`, { token: reader.token })).status).toBe(200);
  expect((await rows('customer_read')).map(({ subjectId }) => subjectId)).toEqual([String(robin.id), String(child.id)]);
});
