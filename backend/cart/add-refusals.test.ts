import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const { db, venue, robin, add, refused, send } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

async function makeRestriction(type: 'pre-purchase-waiver' | 'pre-purchase-induction', name: string): Promise<string> {
  const { id } = await db.insertInto('restrictions').values({ type, name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

describe('what is wrong by rule', () => {
  it('is reported for all items together, in names of the wire', async () => {
    const waiver = await makeRestriction('pre-purchase-waiver', 'Pool rules');
    const child = await makePerson(db);
    await linkPeople(db, robin, child);
    const swim = await makeSession(db, swimming);
    const lesson = await makeSession(db, classes, { prePurchaseWaiverId: waiver });
    const { code, status, errors, validationMessages } = await refused(robin, [
      place(swim),
      { ...place(lesson), quantity: 2 },
      { ...place(swim), pricing_option_id: adult.pricingOptionId, quantity: 2, purchased_for_user_id: child.id },
      { ...place(lesson), activity_restriction_ids: [waiver], extras: [], custom_question_answers: [] },
    ]);
    expect({ code, status }).toEqual({ code: 'validation_failed', status: 422 });
    expect(errors).toEqual({
      'items.0.pricing_option_id': ['Required'],
      'items.1.quantity': ['Must be at most 1'],
      'items.1.activity_restriction_ids': ['Agree to waiver'],
      'items.2.quantity': ['Must be 1 when booking for another person'],
      'items.3.extras': ['Only for camps and courses'],
      'items.3.custom_question_answers': ['Only for camps and courses'],
    });
    expect(validationMessages).toContain('Agree to waiver');
  });

  it('is reported by shape before anything is looked up', async () => {
    const { errors } = await refused(robin, [
      { id: 'nothing', type: 'purchasableOccurrence' },
      { type: 'spaceship', quantity: 0, id: 1 },
      { id: 1, type: 'activity', extra_options: [{ pricing_option_id: adult.extraId, quantity: 0 }] },
    ]);
    expect(Object.keys(errors ?? {})).toEqual([
      'items.0.purchasable_id',
      'items.1.purchasable_type',
      'items.1.quantity',
      'items.2.extra_options.0.quantity',
    ]);
    expect(errors?.['items.1.quantity']).toEqual(['Must be at least 1']);
  });

  it.each([
    ['no items', undefined],
    ['an empty list', []],
  ])('refuses %s', async (_, items) => {
    const { status, errors } = await refused(robin, items ?? { id: undefined }, { items });
    expect({ status, errors }).toMatchObject({ status: 422, errors: { items: ['Required'] } });
  });

  it('is a word of camps, said of something else', async () => {
    const person = await makePerson(db);
    const course = { id: (await makeCourse(db, venue)).id, type: 'course' };
    const lesson = await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') });
    const pricingOptionId = await makePricingOption(db, 'package', 3500, 'Ten swims');
    await db.insertInto('packages').values({ name: 'Ten swims', pricingOptionId }).execute();
    for (const item of [course, place(lesson), { id: pricingOptionId, type: 'pricingOption' }]) {
      expect(
        (await refused(person, { ...item, booking_full_camp: false, camp_occurrence_ids: [lesson.id] })).errors,
      ).toEqual({
        'items.0.booking_full_camp': ['Only for camps'],
        'items.0.camp_occurrence_ids': ['Only for camps'],
      });
    }
    const camp = { id: (await makeCamp(db, venue)).id, type: 'camp', booking_full_camp: true, camp_occurrence_ids: [] };
    expect((await refused(person, camp)).errors).toEqual({
      'items.0.camp_occurrence_ids': ['Must be left out when booking the full camp'],
    });
  });

  it.each(['booking', 'av2BookingBundle'])('is a kind of thing that is not sold here: %s', async (type) => {
    const lesson = await makeSession(db, classes);
    const failure = await refused(await makePerson(db), [place(lesson), { id: venue.id, type }]);
    expect(failure).toMatchObject({
      status: 422,
      errors: { 'items.1.purchasable_type': ['Cannot be added to a basket here'] },
    });
  });

  it('is a booking where a session is meant', async () => {
    const failure = await refused(await makePerson(db), { id: venue.id, type: 'av2Booking' });
    expect(failure).toMatchObject({
      status: 422,
      errors: { 'items.0.purchasable_id': ['Must be the id of a session'] },
    });
  });

  it('is a membership of somebody else, or one that has ended', async () => {
    const [person, other] = [await makePerson(db), await makePerson(db)];
    await makeMembership(db, { venue, userId: person.id });
    const { id } = await db
      .selectFrom('membershipUsers')
      .where('userId', '=', person.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const lesson = place(await makeSession(db, classes));
    const wrong = { 'items.0.membership_user_id': ['Must be a membership of the person it is for'] };
    expect((await refused(other, { ...lesson, membership_user_id: id })).errors).toEqual(wrong);
    expect((await refused(other, lesson, { membership_user_id: id })).errors).toEqual(wrong);
    await db.updateTable('memberships').set({ status: 'expired' }).where('userId', '=', person.id).execute();
    expect((await refused(person, { ...lesson, membership_user_id: id })).errors).toEqual(wrong);
  });

  it('asks for a waiver once; who has signed it need not sign again', async () => {
    const waiver = await makeRestriction('pre-purchase-waiver', 'Pool rules');
    const person = await makePerson(db);
    const monday = await makeSession(db, classes, { prePurchaseWaiverId: waiver });
    const startsAt = new Date('2026-11-26T20:00:00Z');
    const thursday = await makeSession(db, classes, { prePurchaseWaiverId: waiver, startsAt });
    await add(person, { ...place(monday), activity_restriction_ids: [waiver] });
    expect((await add(person, place(thursday))).items).toHaveLength(2);
  });

  it('asks for no waiver where an induction will do instead', async () => {
    const waiver = await makeRestriction('pre-purchase-waiver', 'Gym rules');
    const induction = await makeRestriction('pre-purchase-induction', 'Gym induction');
    const inductions = await makeActivity(db, venue);
    await db
      .updateTable('restrictions')
      .set({ relatedCategoryId: inductions.categoryId })
      .where('id', '=', induction)
      .execute();
    const person = await makePerson(db);
    await makeBooking(db, await makeSession(db, inductions, { startsAt: new Date('2026-11-01T10:00:00Z') }), person.id);
    const session = await makeSession(db, classes, {
      prePurchaseWaiverId: waiver,
      prePurchaseInductionId: induction,
      restrictionCriteria: 'any',
    });
    expect((await add(person, place(session))).items).toHaveLength(1);
  });
});

describe('what cannot be had', () => {
  it('is a session without places', async () => {
    const session = await makeSession(db, classes, { maximum: 0 });
    const { message, ...failure } = await refused(robin, place(session));
    expect(failure).toMatchObject({ status: 409, code: 'session_full', details: { itemIndex: 0 } });
    expect(message).toBe('The session being booked is already full');
  });

  it('is a session with a waitlist that has no place', async () => {
    const session = await makeSession(db, classes, { maximum: 0, waitlistMaximum: 5 });
    expect(await refused(robin, place(session))).toMatchObject({ code: 'session_full', details: { itemIndex: 0 } });
  });

  it.each([
    ['cancelled', { status: 'cancelled', cancelledAt: new Date() }, 'This session is not available', 'not_available'],
    ['over', { startsAt: new Date('2026-11-24T17:00:00Z') }, 'This session has already started', 'started'],
    [
      'not yet on sale',
      { firstBookableAt: new Date('2026-11-24T19:00:00Z') },
      'Booking opens on Tue, 24 Nov 2026 at 19:00',
      'not_yet_open',
    ],
    [
      'no longer on sale',
      { lastBookableAt: new Date('2026-11-24T17:00:00Z') },
      'Booking has closed for this session',
      'closed',
    ],
    [
      'sold only as a whole',
      { isSoldIndividually: false },
      'This session cannot be booked individually',
      'not_individually',
    ],
  ] as const)('is a session that is %s', async (_, input, message, reason) => {
    const session = await makeSession(db, classes, input);
    expect(await refused(robin, place(session))).toMatchObject({
      status: 409,
      code: 'not_bookable',
      message,
      details: { itemIndex: 0, reason },
    });
  });

  it('is a session booked or in the basket already', async () => {
    const person = await makePerson(db);
    const booked = await makeSession(db, classes);
    await makeBooking(db, booked, person.id);
    expect(await refused(person, place(booked))).toMatchObject({ code: 'already_booked' });
    const session = await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') });
    await add(person, place(session));
    expect(await refused(person, place(session))).toMatchObject({ code: 'already_in_basket' });
    const twice = await makeSession(db, classes, { startsAt: new Date('2026-11-26T20:00:00Z') });
    expect(await refused(person, [place(twice), place(twice)])).toMatchObject({ code: 'already_in_basket' });
  });

  it('is a session while one is elsewhere', async () => {
    const person = await makePerson(db);
    await makeBooking(db, await makeSession(db, classes), person.id);
    const session = await makeSession(db, classes, { startsAt: new Date('2026-11-24T20:30:00Z') });
    const failure = await refused(person, place(session));
    expect(failure).toMatchObject({ code: 'clash', message: 'You have already booked a session at this time' });
  });

  it('is a session after an induction that is missing', async () => {
    const session = await makeSession(db, classes, {
      prePurchaseInductionId: await makeRestriction('pre-purchase-induction', 'Gym induction'),
    });
    const failure = await refused(robin, place(session));
    expect(failure).toMatchObject({
      code: 'restriction_unmet',
      message: 'Gym induction must be completed before booking',
    });
  });

  it('is any session for who is barred, but not their penalty', async () => {
    const person = await makePerson(db, { bookingBarredAt: new Date('2026-11-20') });
    const failure = await refused(person, place(await makeSession(db, classes)));
    expect(failure).toMatchObject({ status: 403, code: 'booking_disabled' });
    const penalty = { userId: person.id, name: 'Fee', reason: 'late', amount: 500 };
    const { id } = await db.insertInto('penalties').values(penalty).returning('id').executeTakeFirstOrThrow();
    expect((await add(person, { id, type: 'penalty' })).items).toHaveLength(1);
  });

  it('is anything for a stranger', async () => {
    const stranger = await makePerson(db);
    const item = { ...place(await makeSession(db, classes)), purchased_for_user_id: stranger.id };
    expect(await refused(robin, item)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await send(robin, { ...item, purchased_for_user_id: 9_007_199_254_740_991 })).status).toBe(403);
  });

  it('is a change while a payment is under way', async () => {
    const person = await makePerson(db);
    const basket = await add(person, place(await makeSession(db, classes)));
    await makeOpenPayment(db, basket, person.id);
    const session = await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') });
    expect(await refused(person, place(session))).toMatchObject({ status: 409, code: 'payment_in_progress' });
  });
});

it.each([1_000_001, 2_147_483_647, Number.MAX_SAFE_INTEGER])('has no session for %s people', async (quantity) => {
  const person = await makePerson(db);
  const swim = { ...place(await makeSession(db, swimming)), pricing_option_id: adult.pricingOptionId };
  expect(await refused(person, { ...swim, quantity })).toMatchObject({ status: 422, code: 'validation_failed' });
  await add(person, swim);
  expect(await refused(person, { ...swim, quantity })).toMatchObject({ status: 422, code: 'validation_failed' });
});
