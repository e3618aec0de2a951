import { randomIds } from '#backend/ids.ts';
import { getBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';
import { getBookingEndpoint, listBookingsEndpoint } from '#contract/bookings/bookings.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, ids: randomIds });
await makeOperator(db);
const venue = await makeVenue(db);
const inductions = await makeActivity(db, venue);

async function makeRestriction(type: 'post-purchase-waiver' | 'post-purchase-induction', name: string) {
  const relatedCategoryId = type === 'post-purchase-induction' ? inductions.categoryId : null;
  const values = { type, name, relatedCategoryId, terms: '<p>Rules.</p>' };
  return (await db.insertInto('restrictions').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const waiverId = await makeRestriction('post-purchase-waiver', 'Pool rules');
const inductionId = await makeRestriction('post-purchase-induction', 'Wall induction');
const askedAfter = { postPurchaseWaiverId: waiverId, postPurchaseInductionId: inductionId };
const climbing = await makeActivity(db, venue, { schedule: askedAfter });

const waiver = { id: waiverId, name: 'Pool rules', type: 'post-purchase-waiver' };
const induction = { id: inductionId, name: 'Wall induction', type: 'post-purchase-induction' };
let hour = 0;
const makeClimb = () => makeSession(db, climbing, { startsAt: new Date(Date.UTC(2026, 10, 25, 8, (hour += 1))) });
const book = async ({ id }: MadePerson, input: Parameters<typeof makeBooking>[3] = {}) =>
  makeBooking(db, await makeClimb(), id, input);
const source = 'cancellation_source=customers';

async function outstanding({ token }: MadePerson, bookingId: string) {
  const answer = await call(`/api/v1/activities/bookings/${bookingId}?${source}`, { token });
  return getData(getBookingEndpoint, answer).outstandingRestrictions;
}

const sign = ({ token }: MadePerson, body: object = {}) =>
  call('/api/activities/question-waivers', {
    token,
    body: {
      waivers: [{ restriction_id: waiverId, attendee: { first_name: 'Robin', last_name: 'Reed' }, agreed: true }],
      ...body,
    },
  });

it('are on the booking, in every list of it, and never stop it', async () => {
  const robin = await makePerson(db);
  const session = await makeClimb();
  const items = { id: session.id, type: 'purchasableOccurrence' };
  expect((await call('/api/checkout/cart/add', { token: robin.token, body: { items } })).status).toBe(200);
  const id = await book(robin);
  expect(await outstanding(robin, id)).toEqual([waiver, induction]);
  const list = getData(listBookingsEndpoint, await call(`/api/v1/activities/bookings?${source}`, robin));
  expect(list).toMatchObject([{ id, outstandingRestrictions: [waiver, induction] }]);
});

it('are not those of a booking that is held, cancelled, or asks for nothing', async () => {
  const robin = await makePerson(db);
  const cancelled = await book(robin, {
    status: 'cancelled',
    cancelledAt: new Date('2026-11-21'),
    releasedAt: new Date('2026-11-21'),
  });
  expect(await outstanding(robin, cancelled)).toEqual([]);
  const other = await makeBooking(db, await makeSession(db, inductions), robin.id);
  expect(await outstanding(robin, other)).toEqual([]);
});

it('the waiver is met once it is signed, for this person and all their bookings', async () => {
  const [robin, child] = [await makePerson(db), await makePerson(db)];
  await linkPeople(db, robin, child);
  const [one, other, ofChild] = [await book(robin), await book(robin), await book(child, { bookedByUserId: robin.id })];
  expect((await sign(robin)).status).toBe(200);
  expect(await outstanding(robin, one)).toEqual([induction]);
  expect(await outstanding(robin, other)).toEqual([induction]);
  expect(await outstanding(robin, ofChild)).toEqual([waiver, induction]);
  expect((await sign(robin, { selected_user_id: child.id })).status).toBe(200);
  expect(await outstanding(robin, ofChild)).toEqual([induction]);
});

it('the induction is met by a settled booking in its category, not by one that was cancelled', async () => {
  const robin = await makePerson(db);
  const id = await book(robin);
  const done = await makeBooking(db, await makeSession(db, inductions), robin.id);
  expect(await outstanding(robin, id)).toEqual([waiver]);
  const gone = { status: 'cancelled', cancelledAt: new Date(), releasedAt: new Date() } as const;
  await db.updateTable('bookings').set(gone).where('id', '=', done).execute();
  expect(await outstanding(robin, id)).toEqual([waiver, induction]);
});

it('are on every session of a booked camp', async () => {
  const robin = await makePerson(db);
  const camp = await makeCamp(db, venue);
  await db.updateTable('schedules').set(askedAfter).where('id', '=', camp.id).execute();
  const bundle = await db
    .insertInto('bookingBundles')
    .values({ scheduleId: camp.id, userId: robin.id, bookedByUserId: robin.id, status: 'settled', isFull: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const day of camp.sessions.slice(0, 2)) await makeBooking(db, day, robin.id, { bundleId: bundle.id });
  const answer = await call(`/api/v1/activities/booking-bundles/${bundle.id}?${source}`, robin);
  const { bookings } = getData(getBookingBundleEndpoint, answer);
  expect(bookings.map(({ outstandingRestrictions }) => outstandingRestrictions)).toEqual([
    [waiver, induction],
    [waiver, induction],
  ]);
});
