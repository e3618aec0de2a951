import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getFailure } from '#tests/support/replies.ts';
import { idsIn, searching } from '#tests/support/search/searching.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
const { ask, search } = searching(call);
await makeOperator(db);

const at = (time: string) => ({ startsAt: new Date(`2026-11-25T${time}:00Z`) });

async function makeClasses() {
  const venue = await makeVenue(db);
  return { venue, classes: await makeActivity(db, venue), query: `date=2026-11-25&venue=${venue.slug}` };
}

it('leaves out what the customer has booked and what overlaps it, also for somebody they act for', async () => {
  const { classes, query } = await makeClasses();
  const [parent, child] = [await makePerson(db), await makePerson(db)];
  await linkPeople(db, parent, child);
  const booked = await makeSession(db, classes, at('10:00'));
  const overlapping = await makeSession(db, classes, at('10:30'));
  const after = await makeSession(db, classes, at('11:00'));
  await makeBooking(db, booked, child.id);
  expect(idsIn(await search(query, child))).toEqual([after.id]);
  expect(idsIn(await search(`${query}&selected_user_id=${child.id}`, parent))).toEqual([after.id]);
  expect(idsIn(await search(query, parent))).toEqual([booked.id, overlapping.id, after.id]);
  expect(getFailure(await ask(`${query}&selected_user_id=${parent.id}`, child)).code).toBe('forbidden');
});

it.each(['0001-01-01', '9999-12-31'])('takes no %s, around which no other day can be written', async (date) => {
  const { query } = await makeClasses();
  const failure = getFailure(await ask(query.replace('2026-11-25', date), await makePerson(db)));
  expect(failure).toMatchObject({ status: 422, errors: { date: ['Must be a date (YYYY-MM-DD)'] } });
});

it('leaves out everything for somebody who is barred', async () => {
  const { classes, query } = await makeClasses();
  await makeSession(db, classes, at('10:00'));
  expect(await search(query, await makePerson(db, { bookingBarredAt: new Date('2026-11-20') }))).toEqual([]);
  expect(await search(query)).toHaveLength(1);
});

it('leaves out what a known customer has no induction for', async () => {
  const { classes, query } = await makeClasses();
  const { id } = await db
    .insertInto('restrictions')
    .values({ name: 'Gym induction', type: 'pre-purchase-induction', relatedCategoryId: classes.categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await makeSession(db, classes, { ...at('10:00'), prePurchaseInductionId: id });
  const [newcomer, inducted] = [await makePerson(db), await makePerson(db)];
  await makeBooking(db, await makeSession(db, classes), inducted.id);
  expect(await search(query, newcomer)).toEqual([]);
  expect(idsIn(await search(query, inducted))).toEqual([session.id]);
  expect(idsIn(await search(query))).toEqual([session.id]);
});

it('finds a place that is offered to the customer from the waitlist, for them alone', async () => {
  const { classes, query } = await makeClasses();
  const session = await makeSession(db, classes, {
    ...at('10:00'),
    maximum: 1,
    waitlistMaximum: 5,
    waitlistConsumed: 1,
  });
  const [first, other] = [await makePerson(db), await makePerson(db)];
  const expiresAt = new Date('2026-11-24T18:30:00Z');
  const bookingId = await makeBooking(db, session, first.id, {
    status: 'reserved',
    holdKind: 'offer',
    settledAt: null,
    expiresAt,
  });
  await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId: session.id, userId: first.id, status: 'offered', offerExpiresAt: expiresAt, bookingId })
    .execute();
  expect(idsIn(await search(query, first))).toEqual([session.id]);
  expect(await search(`${query}&places=2`, first)).toEqual([]);
  expect(await search(query, other)).toEqual([]);
  expect(await search(query)).toEqual([]);
});

it('finds a place again when the hold of another has run out', async () => {
  const { classes, query } = await makeClasses();
  const session = await makeSession(db, classes, { ...at('10:00'), maximum: 1 });
  const expiresAt = new Date('2026-11-24T18:15:00Z');
  await makeBooking(db, session, (await makePerson(db)).id, { status: 'reserved', settledAt: null, expiresAt });
  expect(await search(query)).toEqual([]);
  clock.set('2026-11-24T18:15:00Z');
  expect(idsIn(await search(query))).toEqual([session.id]);
});

it('leaves out a court that another session takes for part of the time, until its hold runs out', async () => {
  const { venue, query } = await makeClasses();
  const badminton = await makeActivity(db, venue, { bookingType: 'resources' });
  const training = await makeActivity(db, venue, { bookingType: 'resources' });
  const court = { id: await makeLocation(db, venue) };
  await makeSlot(db, badminton, court, at('10:30'));
  const other = await makeSlot(db, training, court, at('10:00'));
  const free = await makeSlot(db, badminton, court, at('11:00'));
  const expiresAt = new Date('2026-11-24T18:30:00Z');
  await makeBooking(db, other, (await makePerson(db)).id, { status: 'reserved', settledAt: null, expiresAt });
  expect(idsIn(await search(query))).toEqual([free.id]);
  clock.set('2026-11-24T18:30:00Z');
  expect(await search(query)).toHaveLength(3);
});
