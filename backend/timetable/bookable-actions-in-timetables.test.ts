import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db);
const classes = await makeActivity(db, venue);

async function seen(session: MadeSession, by?: MadePerson, query = '') {
  return getData(getActivityEndpoint, await call(`/api/activities/${session.id}?${query}`, { token: by?.token }));
}
const getAction = async (session: MadeSession, by?: MadePerson) => (await seen(session, by)).bookableAction;
const hold = (session: MadeSession, by: MadePerson) =>
  call('/api/checkout/cart/add', {
    token: by.token,
    body: { items: { id: session.id, type: 'purchasableOccurrence' } },
  });

it('is to book, signed in or not, when nothing prevents it', async () => {
  const session = await makeSession(db, classes);
  const book = { action: 'book', message: null, reason: null, bookingId: null, waitlistId: null };
  expect(await getAction(session)).toEqual(book);
  expect(await getAction(session, await makePerson(db))).toEqual(book);
});

it('is to cancel what is booked, by its id, or to take back what is held', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  await hold(session, person);
  expect(await getAction(session, person)).toMatchObject({
    action: 'cancel_reservation',
    bookingId: expect.any(String),
  });
  const booked = await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') });
  const bookingId = await makeBooking(db, booked, person.id);
  expect(await getAction(booked, person)).toMatchObject({ action: 'cancel_booking', bookingId });
});

it('gives a booking made through the v1 calls its number', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  await makeBooking(db, session, person.id, { isV2: false });
  expect((await getAction(session, person))?.bookingId).toMatch(/^[1-9]\d*$/);
});

it('is nothing for a booking that can no longer be cancelled', async () => {
  const person = await makePerson(db);
  const policy = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Strict', cutOffMinutes: 240, cutOffActions: ['disable_cancelling'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await makeSession(db, classes, { cancellationPolicyId: policy.id });
  await makeBooking(db, session, person.id);
  const none = { action: null, reason: 'already_booked', message: 'You have already booked this session' };
  expect(await getAction(session, person)).toMatchObject(none);
});

it('comes back when a hold runs out', async () => {
  const person = await makePerson(db);
  const session = await makeSession(db, classes);
  await hold(session, person);
  await db
    .updateTable('bookings')
    .set({ expiresAt: new Date('2026-11-24T17:59:59Z') })
    .where('occurrenceId', '=', session.id)
    .execute();
  expect(await getAction(session, person)).toMatchObject({ action: 'book' });
});

it('is none for somebody who is barred or has a clash', async () => {
  const barred = await makePerson(db, { bookingBarredAt: new Date('2026-11-20') });
  const session = await makeSession(db, classes);
  expect(await getAction(session, barred)).toMatchObject({
    reason: 'barred',
    message: 'You cannot book at the moment, please contact the venue',
  });
  const busy = await makePerson(db);
  await makeBooking(db, await makeSession(db, classes, { startsAt: new Date('2026-11-24T20:59:00Z') }), busy.id);
  expect(await getAction(session, busy)).toMatchObject({
    reason: 'busy',
    message: 'You have already booked a session at this time',
  });
});

it('is to book for who comes straight from another session', async () => {
  const person = await makePerson(db);
  await makeBooking(db, await makeSession(db, classes, { startsAt: new Date('2026-11-24T19:00:00Z') }), person.id);
  await makeBooking(db, await makeSession(db, classes, { startsAt: new Date('2026-11-24T21:00:00Z') }), person.id);
  expect(await getAction(await makeSession(db, classes), person)).toMatchObject({ action: 'book' });
});

describe('a full session', () => {
  it('is sold out, without a message', async () => {
    const session = await makeSession(db, classes, { maximum: 0 });
    expect(await getAction(session)).toMatchObject({ action: null, reason: 'full', message: null });
  });

  it('can be waited for while the waitlist has room; who waits can leave', async () => {
    const [waiting, late] = [await makePerson(db), await makePerson(db)];
    const session = await makeSession(db, classes, { maximum: 0, waitlistMaximum: 1 });
    expect(await getAction(session, waiting)).toMatchObject({ action: 'join_waitlist' });
    await db.updateTable('occurrences').set({ waitlistConsumed: 1 }).where('id', '=', session.id).execute();
    const entry = await db
      .insertInto('waitlistEntries')
      .values({ occurrenceId: session.id, userId: waiting.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await getAction(session, waiting)).toMatchObject({ action: 'leave_waitlist', waitlistId: entry.id });
    expect(await getAction(session, late)).toMatchObject({ action: null, reason: 'full' });
    expect((await seen(session)).waitlist).toEqual({ maximum: 1, available: 0, consumed: 1 });
  });

  it('is to book for who was offered the place, who is told until when, and then does', async () => {
    const [offered, other] = [await makePerson(db), await makePerson(db)];
    const session = await makeSession(db, classes, { maximum: 1, waitlistMaximum: 5, waitlistConsumed: 1 });
    const offerExpiresAt = new Date('2026-11-24T18:30:00Z');
    const offer = { status: 'reserved', holdKind: 'offer', expiresAt: offerExpiresAt, settledAt: null } as const;
    const bookingId = await makeBooking(db, session, offered.id, offer);
    await db
      .insertInto('waitlistEntries')
      .values({ occurrenceId: session.id, userId: offered.id, status: 'offered', bookingId, offerExpiresAt })
      .execute();
    expect(await seen(session, offered)).toMatchObject({
      bookableAction: { action: 'book' },
      waitlistOffer: { expiresAt: '2026-11-24T18:30:00Z' },
    });
    expect(await getAction(session, other)).toMatchObject({ action: 'join_waitlist' });
    expect((await hold(session, offered)).status).toBe(200);
    const { consumed } = await db
      .selectFrom('occurrences')
      .where('id', '=', session.id)
      .select('consumed')
      .executeTakeFirstOrThrow();
    expect(consumed).toBe(1);
  });
});

describe('an induction', () => {
  const { id: inductionId } = { id: '4f5f6c1e-6d55-4f7e-8ad5-6a6d6e9f3a01' };
  const { id: waiverId } = { id: '4f5f6c1e-6d55-4f7e-8ad5-6a6d6e9f3a02' };
  beforeAll(async () => {
    await db
      .insertInto('restrictions')
      .values([
        { id: inductionId, type: 'pre-purchase-induction', name: 'Gym induction' },
        { id: waiverId, type: 'pre-purchase-waiver', name: 'Gym rules' },
      ])
      .execute();
  });

  it('that is missing stops who is known, and is shown', async () => {
    const session = await makeSession(db, classes, { prePurchaseInductionId: inductionId });
    const person = await makePerson(db);
    expect(await getAction(session)).toMatchObject({ action: 'book' });
    expect((await seen(session)).restrictions).toBeNull();
    expect(await seen(session, person)).toMatchObject({
      bookableAction: {
        action: null,
        reason: 'restriction_unmet',
        message: 'Gym induction must be completed before booking',
      },
      restrictions: {
        prePurchaseInduction: { id: inductionId, name: 'Gym induction' },
        prePurchaseWaiver: null,
        criteria: 'all',
      },
    });
  });

  it.each(['in its category', 'below it'])(
    'is met by a settled booking %s, and by none that is held or cancelled',
    async (where) => {
      const group = await makeActivity(db, venue, { name: 'Inductions' });
      const input = where === 'below it' ? { parentId: group.categoryId } : {};
      const done = where === 'below it' ? await makeActivity(db, venue, input) : group;
      const { id } = await db
        .insertInto('restrictions')
        .values({ type: 'pre-purchase-induction', name: 'Wall induction', relatedCategoryId: group.categoryId })
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = await makeSession(db, classes, { prePurchaseInductionId: id });
      const person = await makePerson(db);
      const induction = await makeSession(db, done, { startsAt: new Date('2026-11-23T20:00:00Z') });
      const bookingId = await makeBooking(db, induction, person.id);
      expect(await getAction(session, person)).toMatchObject({ action: 'book' });
      const gone = { status: 'cancelled', cancelledAt: new Date(), releasedAt: new Date() } as const;
      await db.updateTable('bookings').set(gone).where('id', '=', bookingId).execute();
      expect(await getAction(session, person)).toMatchObject({ reason: 'restriction_unmet' });
      await hold(await makeSession(db, done, { startsAt: new Date('2026-11-26T20:00:00Z') }), person);
      expect(await getAction(session, person)).toMatchObject({ reason: 'restriction_unmet' });
    },
  );

  it('or a waiver, where either will do, stops nobody; and one of them met is enough', async () => {
    const person = await makePerson(db);
    const either = {
      prePurchaseInductionId: inductionId,
      prePurchaseWaiverId: waiverId,
      restrictionCriteria: 'any',
    } as const;
    const session = await makeSession(db, classes, either);
    expect(await seen(session, person)).toMatchObject({
      bookableAction: { action: 'book' },
      restrictions: { criteria: 'any' },
    });
    await db
      .insertInto('signedWaivers')
      .values({ userId: person.id, restrictionId: waiverId, signedAt: new Date('2026-11-01') })
      .execute();
    expect((await seen(session, person)).restrictions).toBeNull();
  });
});

it('is that of the linked person one acts for', async () => {
  const [parent, child] = [await makePerson(db), await makePerson(db)];
  await linkPeople(db, parent, child);
  const session = await makeSession(db, classes);
  await makeBooking(db, session, child.id);
  expect(await getAction(session, parent)).toMatchObject({ action: 'book' });
  expect((await seen(session, parent, `selected_user_id=${child.id}`)).bookableAction).toMatchObject({
    action: 'cancel_booking',
  });
});
