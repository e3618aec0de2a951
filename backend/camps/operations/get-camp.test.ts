import { openCamps } from '#tests/support/camps/camp-site.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import {
  campDays,
  makeCamp,
  makeExtra,
  makeQuestions,
  makeWaiver,
  type MadeSchedule,
} from '#tests/support/make/make-schedule.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db, clock, call, venue, see } = await openCamps();
const path = ({ slug }: { slug: string }) => `/api/v1/activities/camps/${slug}`;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

/** Consumes places of some days, as if others had booked them. */
async function fill({ sessions }: MadeSchedule, days: number[], places = 10): Promise<void> {
  const crowd = await makePerson(db);
  for (const day of days) await makeBooking(db, sessions[day] ?? { id: '', v1Id: 0 }, crowd.id, { places });
}

it('shows the whole, its days, prices and room', async () => {
  const camp = await makeCamp(db, venue, { schedule: { description: 'Five days', durationInWeeks: 1 } });
  await fill(camp, [3], 7);
  const shownCamp = await see(camp);
  expect(shownCamp).toMatchObject({
    id: camp.id,
    slug: camp.slug,
    description: 'Five days',
    durationInWeeks: 1,
    category: { slug: camp.categorySlug, bookingType: 'camps' },
    venue: { id: venue.id, slug: venue.slug },
    startsAt: { local: '2026-11-30 09:00:00' },
    endsAt: { local: '2026-12-04 10:00:00' },
    price: { value: 9000 },
    capacity: { available: 3, consumed: 7, maximum: 10 },
    pricingOptionAvailability: ['bundled', 'individual'],
    bookableAction: { action: 'book' },
    restrictions: null,
  });
  expect(shownCamp.occurrences.map(({ id }) => id)).toEqual(camp.sessions.map(({ id }) => id));
  expect(shownCamp.occurrences[0]).toMatchObject({
    isV2: true,
    price: { value: 2400 },
    bookableAction: { action: 'book' },
  });
});

it('is found by its id too, and only where and under what it is offered', async () => {
  const camp = await makeCamp(db, venue);
  const status = async (id: string, query: string) =>
    (await call(`/api/v1/activities/camps/${id}?source=online&${query}`)).status;
  expect(await status(camp.id, '')).toBe(200);
  expect(await status(camp.slug, `venue_slugs=${venue.slug}&category_slugs=${camp.categorySlug}`)).toBe(200);
  expect(await status(camp.slug, 'venue_slugs=elsewhere')).toBe(404);
  expect(await status(camp.slug, 'category_slugs=swim-lessons')).toBe(404);
  expect(await status('no-such-camp', '')).toBe(404);
  expect(await status('NOT A SLUG', '')).toBe(404);
  expect((await call(path(camp))).status).toBe(422);
});

it('names its sessions by their 34 characters at a venue that is on the old calls', async () => {
  const old = await makeVenue(db, { activitiesV2Enabled: false, activitiesV2MigrationDate: null });
  const camp = await makeCamp(db, old);
  const { occurrences } = await see(camp);
  expect(occurrences[0]).toMatchObject({ id: camp.sessions[0]?.id, isV2: true });
});

it('shows instructors, extras with what is left of them, and questions with those of groups', async () => {
  const camp = await makeCamp(db, venue);
  const lunch = await makeExtra(db, camp);
  const shirt = await makeExtra(db, camp, 3, 'Shirt');
  const [group] = await makeQuestions(db, camp, [{ type: 'group' }]);
  const section = await db
    .selectFrom('questionSections')
    .where('scheduleId', '=', camp.id)
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('questions')
    .values({ sectionId: section.id, parentId: group?.id, question: 'Telephone', type: 'text', required: true })
    .execute();
  const instructor = await db
    .insertInto('instructors')
    .values({ name: 'Dan Okafor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('scheduleInstructors').values({ scheduleId: camp.id, instructorId: instructor.id }).execute();
  const { extras, customQuestionSections, instructors } = await see(camp);
  expect(extras).toMatchObject([
    { name: 'Hot lunch', pricingOptionId: lunch, price: { value: 450 }, maxQuantity: 10 },
    { name: 'Shirt', pricingOptionId: shirt, maxQuantity: 3 },
  ]);
  expect(customQuestionSections).toMatchObject([
    {
      title: 'About your child',
      questions: [{ type: 'group', questions: [{ question: 'Telephone', required: true }] }],
    },
  ]);
  expect(instructors).toEqual([{ id: instructor.id, name: 'Dan Okafor' }]);
});

describe('what can be done with it', () => {
  it('is sold by the day when only days have a price', async () => {
    const shownCamp = await see(await makeCamp(db, venue, { wholePrice: null }));
    expect(shownCamp).toMatchObject({
      price: null,
      pricingOptionAvailability: ['individual'],
      bookableAction: { action: 'book' },
    });
  });

  it('is sold as a whole when only the whole has a price', async () => {
    const shownCamp = await see(await makeCamp(db, venue, { sessionPrice: null }));
    expect(shownCamp).toMatchObject({ pricingOptionAvailability: ['bundled'], bookableAction: { action: 'book' } });
    expect(shownCamp.occurrences[0]).toMatchObject({
      price: null,
      bookableAction: {
        action: null,
        reason: 'not_individually',
        message: 'This session cannot be booked individually',
      },
    });
  });

  it('stays bookable by the day when one day is full, but not as a whole', async () => {
    const both = await makeCamp(db, venue);
    await fill(both, [2]);
    expect((await see(both)).bookableAction).toMatchObject({ action: 'book' });
    const whole = await makeCamp(db, venue, { sessionPrice: null });
    await fill(whole, [2]);
    expect((await see(whole)).bookableAction).toMatchObject({
      action: null,
      reason: 'full',
      message: 'The session being booked is already full',
    });
  });

  it('is full when every day is', async () => {
    const camp = await makeCamp(db, venue);
    await fill(camp, [0, 1, 2, 3, 4]);
    expect(await see(camp)).toMatchObject({
      capacity: { available: 0, maximum: 10 },
      bookableAction: { action: null, reason: 'full', message: 'The session being booked is already full' },
    });
  });

  it('costs nothing when it is free', async () => {
    expect(await see(await makeCamp(db, venue, { wholePrice: 0, sessionPrice: 0 }))).toMatchObject({
      price: { value: 0, formatted: '£0.00' },
      bookableAction: { action: 'book' },
    });
  });

  it('opens later, when its booking does', async () => {
    const camp = await makeCamp(db, venue, { schedule: { firstBookableAt: new Date('2026-11-25T09:00:00Z') } });
    const { bookableAction, occurrences } = await see(camp);
    expect(bookableAction).toMatchObject({
      action: null,
      reason: 'not_yet_open',
      message: 'Booking opens on Wed, 25 Nov 2026 at 09:00',
    });
    expect(occurrences[0]?.bookableAction).toEqual(bookableAction);
  });

  it('goes on by the day once it has begun', async () => {
    const [both, whole] = [await makeCamp(db, venue), await makeCamp(db, venue, { sessionPrice: null })];
    clock.set('2026-12-01T12:00:00Z');
    const { bookableAction, occurrences } = await see(both);
    expect(bookableAction).toMatchObject({ action: 'book' });
    expect(occurrences.map((session) => session.bookableAction?.reason)).toEqual([
      'started',
      'started',
      null,
      null,
      null,
    ]);
    expect((await see(whole)).bookableAction).toMatchObject({ action: null, reason: 'started' });
  });

  it('is over, and can still be looked at', async () => {
    const camp = await makeCamp(db, venue);
    clock.set('2026-12-08T12:00:00Z');
    expect(await see(camp)).toMatchObject({
      capacity: { available: 0 },
      bookableAction: { action: null, reason: 'started', message: 'This session has already started' },
    });
  });

  it('is not there where camps are switched off', async () => {
    const camp = await makeCamp(db, await makeVenue(db, { campsAndCoursesBookingEnabled: false }));
    expect((await call(`${path(camp)}?source=online`)).status).toBe(404);
  });
});

describe('to somebody who is known', () => {
  it('is to cancel what is booked, or to take back what is held', async () => {
    const person = await makePerson(db);
    const [settledCamp, heldCamp] = [await makeCamp(db, venue), await makeCamp(db, venue)];
    const bookingId = await makeBooking(db, settledCamp.sessions[1] ?? { id: '', v1Id: 0 }, person.id);
    expect((await see(settledCamp, person)).bookableAction).toMatchObject({ action: 'cancel_booking', bookingId });
    await makeBooking(db, heldCamp.sessions[1] ?? { id: '', v1Id: 0 }, person.id, {
      status: 'reserved',
      settledAt: null,
      expiresAt: new Date('2026-11-24T18:10:00Z'),
    });
    expect((await see(heldCamp, person)).bookableAction).toMatchObject({ action: 'cancel_reservation' });
  });

  it('keeps the days still open to whoever has some of them', async () => {
    const person = await makePerson(db);
    const camp = await makeCamp(db, venue);
    await makeBooking(db, camp.sessions[0] ?? { id: '', v1Id: 0 }, person.id);
    const { occurrences } = await see(camp, person);
    expect(occurrences.map(({ bookableAction }) => bookableAction?.action)).toEqual([
      'cancel_booking',
      'book',
      'book',
      'book',
      'book',
    ]);
  });

  it('asks for the waiver until it is signed', async () => {
    const person = await makePerson(db);
    const camp = await makeCamp(db, venue);
    const waiver = await makeWaiver(db, camp);
    expect((await see(camp)).restrictions).toBeNull();
    expect((await see(camp, person)).restrictions).toMatchObject({
      prePurchaseWaiver: { id: waiver, name: 'Camp agreement' },
    });
    await db
      .insertInto('signedWaivers')
      .values({ restrictionId: waiver, userId: person.id, signedAt: clock.now() })
      .execute();
    expect((await see(camp, person)).restrictions).toBeNull();
  });

  it('is busy on a day when they are elsewhere', async () => {
    const person = await makePerson(db);
    const [camp, other] = [await makeCamp(db, venue), await makeCamp(db, venue, { starts: campDays.slice(0, 1) })];
    await makeBooking(db, other.sessions[0] ?? { id: '', v1Id: 0 }, person.id);
    const { occurrences } = await see(camp, person);
    expect(occurrences.map(({ bookableAction }) => bookableAction?.reason)).toEqual(['busy', null, null, null, null]);
  });
});
