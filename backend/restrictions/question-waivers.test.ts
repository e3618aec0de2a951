import { createQuestionWaiversEndpoint, listPreviousAttendeesEndpoint } from '#contract/activities/question-waivers.ts';
import { getBookingEndpoint } from '#contract/bookings/bookings.ts';
import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testDatabase } from '#tests/support/database.ts';
import { queueForBasket } from '#tests/support/lock-queue.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { ivy, openWaivers, sam } from '#tests/support/restrictions/open-waivers.ts';

const { db } = await testDatabase();
const { call, venue, makeRestriction, makeWaiver, add, openClass, sign } = await openWaivers(db);
const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';

async function readCart({ token }: MadePerson): Promise<Cart> {
  return getData(getCartEndpoint, await call('/api/checkout/cart', { token }));
}

const bookingPath = (id: string | null) => `/api/v1/activities/bookings/${id}?cancellation_source=customers`;
const readWaivers = async ({ token }: MadePerson, id: string | null) =>
  getData(getBookingEndpoint, await call(bookingPath(id), { token })).questionWaivers;

describe('agreeing for an attendee', () => {
  it('counts for the line, with the answers to the questions of the waiver', async () => {
    const { person, agreement, itemId, restrictionId, questionId, cart } = await openClass();
    expect(cart.attendeeWaivers).toMatchObject([{ cartItemId: itemId, required: 1, completed: 0 }]);
    const reply = await sign(person.token, [agreement]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const [waiver] = getData(createQuestionWaiversEndpoint, reply);
    expect(waiver).toMatchObject({
      restriction: { id: restrictionId, name: 'Climbing waiver', type: 'enhanced-pre-waiver' },
      cartItemId: itemId,
      attendee: {
        firstName: 'Sam',
        lastName: 'Reed',
        dateOfBirth: '2017-03-14',
        answers: [{ customQuestionId: questionId, answer: 'None' }],
      },
      agreedAt: '2026-11-24T18:00:00Z',
    });
    expect((await readCart(person)).attendeeWaivers).toMatchObject([
      { required: 1, completed: 1, questionWaiverIds: [waiver?.id] },
    ]);
    const [row] = await db.selectFrom('questionWaivers').where('cartItemId', '=', itemId).selectAll().execute();
    expect(row).toMatchObject({ agreedByUserId: person.id, bookingId: expect.any(String) });
  });

  it('is read with the booking, by the customer and by staff with the permission, until the answers are erased', async () => {
    const { person, agreement, restrictionId, questionId } = await openClass();
    await sign(person.token, [agreement]);
    const row = db.selectFrom('questionWaivers').where('restrictionId', '=', restrictionId).select(['id', 'bookingId']);
    const { id, bookingId } = await row.executeTakeFirstOrThrow();
    const answers = [{ customQuestionId: questionId, answer: 'None' }];
    const expected = { restriction: { id: restrictionId }, attendee: { firstName: 'Sam', answers } };
    const clerk = await makePerson(db, { permissions: ['customers'] });
    for (const reader of [person, clerk]) expect(await readWaivers(reader, bookingId)).toMatchObject([expected]);
    const stranger = await makePerson(db, { permissions: ['timetable'] });
    const refused = await call(bookingPath(bookingId), { token: stranger.token });
    expect(getFailure(refused)).toMatchObject({ code: 'not_found' });
    await db.deleteFrom('questionAnswers').where('questionWaiverId', '=', id).execute();
    expect(await readWaivers(clerk, bookingId)).toMatchObject([{ attendee: { firstName: 'Sam', answers: [] } }]);
  });

  it('again replaces what was agreed for the same person, and for somebody else where there is no other place', async () => {
    const { person, agreement, itemId } = await openClass();
    const read = () =>
      db
        .selectFrom('questionWaivers as w')
        .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
        .where('w.cartItemId', '=', itemId)
        .select('a.firstName')
        .execute();
    for (const attendee of [sam, { ...sam, first_name: 'SAM' }, ivy]) {
      expect((await sign(person.token, [{ ...agreement, attendee }])).status).toBe(200);
      expect(await read()).toEqual([{ firstName: attendee.first_name }]);
    }
    const kept = await db.selectFrom('attendees').where('ownerUserId', '=', person.id).select('firstName').execute();
    expect(kept.map(({ firstName }) => firstName).toSorted()).toEqual(['Ivy', 'SAM']);
  });

  it('is asked once for a camp, whose sessions all have the waiver', async () => {
    const restrictionId = await makeRestriction('enhanced-pre-waiver');
    const camp = await makeCamp(db, venue, { session: { attendeeWaiverId: restrictionId } });
    const person = await makePerson(db);
    const { items, attendeeWaivers } = await add(person, { id: camp.id, type: 'camp', booking_full_camp: true });
    expect(attendeeWaivers).toMatchObject([{ cartItemId: items[0]?.id, required: 1, completed: 0 }]);
    const agreement = { restriction_id: restrictionId, cart_item_id: items[0]?.id, attendee: sam, agreed: true };
    expect((await sign(person.token, [agreement])).status).toBe(200);
    expect((await readCart(person)).attendeeWaivers).toMatchObject([{ required: 1, completed: 1 }]);
    const [day] = items[0]?.childItems ?? [];
    const read = await readWaivers(person, day !== undefined && 'bookingId' in day ? day.bookingId : '');
    expect(read).toMatchObject([{ restriction: { id: restrictionId }, attendee: { firstName: 'Sam' } }]);
  });

  it('to a waiver that is signed once for all bookings signs it for the person acted for', async () => {
    const restrictionId = await makeRestriction('pre-purchase-waiver');
    const [person, child] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, person, child);
    const agreement = { restriction_id: restrictionId, attendee: sam, agreed: true };
    expect((await sign(person.token, [agreement], { selected_user_id: child.id })).status).toBe(200);
    const signed = await db
      .selectFrom('signedWaivers')
      .where('restrictionId', '=', restrictionId)
      .selectAll()
      .execute();
    expect(signed).toMatchObject([{ userId: child.id, signedByUserId: person.id }]);
  });

  it('reports everything that is wrong together, and then keeps nothing', async () => {
    const { person, agreement, questionId, session } = await openClass();
    const other = await makeWaiver();
    const wrong = [
      { ...agreement, answers: [], attendee: { ...sam, date_of_birth: '2026-11-24' } },
      { ...agreement, attendee: ivy },
      { ...agreement, attendee: { ...ivy, last_name: 'REED' } },
      { ...agreement, restriction_id: other.restrictionId, answers: [] },
    ];
    expect(session.id).toHaveLength(34);
    expect(getFailure(await sign(person.token, wrong))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: {
        [`waivers.0.custom_question_answers.${questionId}`]: ['This field is required'],
        'waivers.0.attendee.date_of_birth': ['Must be a date in the past'],
        'waivers.2.attendee.first_name': ['Each person agrees once'],
        'waivers.3.restriction_id': ['This waiver is not needed here'],
        [`waivers.3.custom_question_answers.${other.questionId}`]: ['This field is required'],
      },
    });
    expect(await db.selectFrom('attendees').where('ownerUserId', '=', person.id).execute()).toEqual([]);
  });

  it('is checked in its form: the agreement itself, the names, how many', async () => {
    const { person, agreement } = await openClass();
    const long = { first_name: 'x'.repeat(256), last_name: ' ' };
    const answer = await sign(person.token, [
      { ...agreement, agreed: false },
      { ...agreement, attendee: long },
      { restriction_id: agreement.restriction_id, attendee: { ...ivy, date_of_birth: '2026-02-30' } },
    ]);
    expect(getFailure(answer).errors).toMatchObject({
      'waivers.0.agreed': ['Agree to waiver'],
      'waivers.1.attendee.first_name': ['Must contain at most 255 character(s)'],
      'waivers.1.attendee.last_name': ['Required'],
      'waivers.2.attendee.date_of_birth': ['Must be a date (YYYY-MM-DD)'],
      'waivers.2.agreed': ['Agree to waiver'],
    });
    for (const waivers of [[], Array.from({ length: 51 }, () => agreement)])
      expect(getFailure(await sign(person.token, waivers)).errors).toHaveProperty('waivers');
  });

  it('finds neither lines of others, nor inductions, nor what is not there', async () => {
    const { person, agreement, itemId } = await openClass();
    const stranger = await openClass();
    const induction = await makeRestriction('pre-purchase-induction');
    for (const change of [
      { cart_item_id: stranger.itemId },
      { cart_item_id: unknownId },
      { restriction_id: unknownId },
      { restriction_id: induction },
    ])
      expect((await sign(person.token, [{ ...agreement, ...change }])).status).toBe(404);
    const two = [agreement, { ...agreement, cart_item_id: stranger.itemId, attendee: ivy }];
    expect((await sign(person.token, two)).status).toBe(404);
    expect(await db.selectFrom('questionWaivers').where('cartItemId', '=', itemId).execute()).toEqual([]);
  });

  it('is of the account alone: not of linked people, strangers, guests and staff without `sell`', async () => {
    const { person, agreement } = await openClass();
    const [partner, stranger] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, partner, person);
    const clerk = await makePerson(db, { permissions: ['customers', 'timetable', 'categories', 'attendance'] });
    const seller = await makePerson(db, { permissions: ['sell'] });
    const forPerson = { selected_user_id: person.id };
    expect((await sign(undefined, [agreement])).status).toBe(401);
    expect((await sign(partner.token, [agreement], forPerson)).status).toBe(404);
    expect((await sign(stranger.token, [agreement], forPerson)).status).toBe(403);
    expect((await sign(clerk.token, [agreement], forPerson)).status).toBe(403);
    expect((await sign(seller.token, [agreement])).status).toBe(404);
    expect((await sign(seller.token, [agreement], forPerson)).status).toBe(200);
    const previous = `/api/activities/${agreement.restriction_id}/question-waivers/previous-attendees`;
    expect(getData(listPreviousAttendeesEndpoint, await call(previous, { token: person.token }))).toHaveLength(1);
  });

  it('waits for a payment that is in progress', async () => {
    const { person, agreement, cart } = await openClass();
    await makeOpenPayment(db, { id: cart.id, itemHash: cart.itemHash }, person.id);
    expect(getFailure(await sign(person.token, [agreement])).code).toBe('payment_in_progress');
  });

  it('twice at the same time leaves no more agreements than places, the later one', async () => {
    const { person, agreement, itemId, cart } = await openClass();
    const both = await queueForBasket(
      db,
      cart.id,
      [sam, ivy].map((attendee) => () => sign(person.token, [{ ...agreement, attendee }])),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const left = await db
      .selectFrom('questionWaivers as w')
      .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
      .where('w.cartItemId', '=', itemId)
      .select('a.firstName')
      .execute();
    expect(left).toEqual([{ firstName: 'Ivy' }]);
  });

  it('ends with the line, and when it goes to another person', async () => {
    for (const change of ['remove', 'person']) {
      const { person, agreement, itemId, answers } = await openClass();
      const child = await makePerson(db);
      await linkPeople(db, person, child);
      await sign(person.token, [agreement]);
      const { token } = person;
      const options = { purchased_for_user_id: child.id };
      const changed =
        change === 'remove'
          ? await call('/api/checkout/cart/remove', { token, body: { cart_item_ids: [itemId] } })
          : await call(`/api/checkout/cart/${itemId}`, { method: 'PUT', token, body: { options } });
      expect(changed.status).toBe(200);
      const left = await db
        .selectFrom('questionWaivers as w')
        .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
        .where('a.ownerUserId', '=', person.id)
        .select('w.id')
        .execute();
      expect(left).toEqual([]);
      const questionIds = answers.map(({ custom_question_id: id }) => id);
      expect(await db.selectFrom('questionAnswers').where('questionId', 'in', questionIds).execute()).toEqual([]);
    }
  });
});
