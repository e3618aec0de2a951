import { randomIds } from '#backend/ids.ts';
import { answerOccurrenceQuestionsEndpoint } from '#contract/activities/answering.ts';
import { getBookingEndpoint } from '#contract/bookings/bookings.ts';
import { answerCartQuestionsEndpoint } from '#contract/cart/answer-cart.ts';
import { addCartItemsEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, ids: randomIds });
await makeOperator(db);
const venue = await makeVenue(db);
const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';
const required = 'This field is required';

interface Sent {
  custom_question_id?: number;
  answer?: unknown;
  cart_item_id?: string;
}

async function add({ token }: MadePerson, items: unknown): Promise<Cart> {
  return getData(addCartItemsEndpoint, await call('/api/checkout/cart/add', { token, body: { items } }));
}

const answerCart = (cartId: number | string, token: string | undefined, answers: Sent[], more: object = {}) =>
  call(`/api/activities/cart/${cartId}/questions`, { token, body: { answers, ...more } });

/** A class with a required text, an optional choice and a long text, in the basket of a new customer or none yet. */
async function openClass({ isInBasket = false } = {}) {
  const activity = await makeActivity(db, venue);
  const session = await makeSession(db, activity);
  const person = await makePerson(db);
  const cart = isInBasket ? await add(person, { id: session.id, type: 'purchasableOccurrence' }) : null;
  const [name, level, health] = await makeQuestions(db, { id: activity.scheduleId }, [
    { type: 'text', required: true },
    { type: 'multi_select', options: ['Beginner', 'Confident'] },
    { type: 'long_text' },
  ]);
  if (name === undefined || level === undefined || health === undefined) throw new Error('No questions were made.');
  const answers = [
    { custom_question_id: name.id, answer: 'Sam' },
    { custom_question_id: level.id, answer: [level.options[1] ?? 0] },
  ];
  return {
    session,
    person,
    cart,
    cartId: cart?.id ?? 0,
    itemId: cart?.items[0]?.id ?? '',
    name,
    level,
    health,
    answers,
  };
}

const stored = (column: 'bookingId' | 'bundleId' | 'occurrenceId') =>
  db.selectFrom('questionAnswers').where(column, 'is not', null).orderBy('questionId').select(['questionId', 'answer']);

beforeEach(() => db.deleteFrom('questionAnswers').execute());

describe('the questions of a basket', () => {
  it('are answered by the number or the UUID of the cart, which changes what is agreed to', async () => {
    const { cart, cartId, person, answers, name } = await openClass({ isInBasket: true });
    for (const id of [cartId, cart?.uuid ?? '']) {
      const answer = await answerCart(id, person.token, answers);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const data = getData(answerCartQuestionsEndpoint, answer);
      expect(data.items).toMatchObject([{ questionsOutstanding: false }]);
      expect(data.itemHash).not.toBe(cart?.itemHash);
    }
    expect(await stored('bookingId').execute()).toMatchObject([{ questionId: name.id, answer: 'Sam' }, {}]);
  });

  it('keep other answers, and lose those that are emptied', async () => {
    const { cartId, person, answers, name, level, health } = await openClass({ isInBasket: true });
    await answerCart(cartId, person.token, answers);
    await answerCart(cartId, person.token, [
      { custom_question_id: health.id, answer: 'Nuts' },
      { custom_question_id: level.id, answer: [] },
      { custom_question_id: name.id, answer: 'Ivy' },
    ]);
    expect(await stored('bookingId').execute()).toEqual([
      { questionId: name.id, answer: 'Ivy' },
      { questionId: health.id, answer: 'Nuts' },
    ]);
    const emptied = await answerCart(cartId, person.token, [{ custom_question_id: name.id, answer: ' ' }]);
    expect(getFailure(emptied).errors).toEqual({ [`custom_question_answers.${name.id}`]: [required] });
  });

  it('are answered for one line where it is named, else for each that asks', async () => {
    const { cartId, itemId, person, answers } = await openClass({ isInBasket: true });
    const other = await openClass();
    const named = answers.map((one) => ({ ...one, cart_item_id: itemId }));
    expect((await answerCart(cartId, person.token, named)).status).toBe(200);
    const elsewhere = await answerCart(cartId, person.token, [
      { custom_question_id: other.name.id, answer: 'Sam', cart_item_id: itemId },
    ]);
    expect(getFailure(elsewhere).errors).toEqual({
      [`custom_question_answers.${other.name.id}`]: ['This question is not asked here'],
    });
    const unknownLine = await answerCart(cartId, person.token, [{ ...answers[0], cart_item_id: unknownId }]);
    expect(unknownLine.status).toBe(404);
  });

  it('may be those of a camp, whose answers came with the add', async () => {
    const camp = await makeCamp(db, venue);
    const [question] = await makeQuestions(db, camp, [{ type: 'text', required: true }]);
    const [person, id] = [await makePerson(db), question?.id ?? 0];
    const answer = [{ custom_question_id: id, answer: 'Nuts' }];
    const item = { id: camp.id, type: 'camp', booking_full_camp: true, custom_question_answers: answer };
    const cart = await add(person, item);
    expect((await answerCart(cart.id, person.token, [{ custom_question_id: id, answer: 'None' }])).status).toBe(200);
    expect(await stored('bundleId').execute()).toEqual([{ questionId: id, answer: 'None' }]);
  });

  it('are not answered while a payment is in progress', async () => {
    const { cart, cartId, person, answers } = await openClass({ isInBasket: true });
    await makeOpenPayment(db, { id: cartId, itemHash: cart?.itemHash ?? '' }, person.id);
    expect(getFailure(await answerCart(cartId, person.token, answers)).code).toBe('payment_in_progress');
    expect(await stored('bookingId').execute()).toEqual([]);
  });

  it('are of nobody else: not of linked people, strangers and staff without `sell`', async () => {
    const { cart, cartId, person, answers } = await openClass({ isInBasket: true });
    const partner = await makePerson(db);
    await linkPeople(db, partner, person);
    const stranger = await makePerson(db);
    const clerk = await makePerson(db, { permissions: ['customers', 'timetable', 'categories', 'attendance'] });
    const seller = await makePerson(db, { permissions: ['sell'] });
    const forPerson = { selected_user_id: person.id };
    for (const id of [cartId, cart?.uuid ?? '', 999_999, unknownId, 'cart'])
      expect((await answerCart(id, stranger.token, answers)).status).toBe(404);
    expect((await answerCart(cartId, partner.token, answers, forPerson)).status).toBe(404);
    expect((await answerCart(cartId, stranger.token, answers, forPerson)).status).toBe(403);
    expect((await answerCart(cartId, clerk.token, answers, forPerson)).status).toBe(403);
    expect((await answerCart(cartId, seller.token, answers)).status).toBe(404);
    expect((await answerCart(cartId, undefined, answers)).status).toBe(401);
    expect(await stored('bookingId').execute()).toEqual([]);
    expect((await answerCart(cartId, seller.token, answers, forPerson)).status).toBe(200);
  });

  it('are erased with the line, and when it goes to another person', async () => {
    for (const change of ['remove', 'person']) {
      const { cartId, itemId, person, answers } = await openClass({ isInBasket: true });
      const child = await makePerson(db);
      await linkPeople(db, person, child);
      await answerCart(cartId, person.token, answers);
      expect(await stored('bookingId').execute()).toHaveLength(2);
      const { token } = person;
      const options = { purchased_for_user_id: child.id };
      const changed =
        change === 'remove'
          ? await call('/api/checkout/cart/remove', { token, body: { cart_item_ids: [itemId] } })
          : await call(`/api/checkout/cart/${itemId}`, { method: 'PUT', token, body: { options } });
      expect(changed.status).toBe(200);
      expect(await stored('bookingId').execute()).toEqual([]);
    }
  });
});

describe('the questions of a session', () => {
  const path = (id: string | number) =>
    typeof id === 'number'
      ? `/api/activities/${id}/questions/answers`
      : `/api/activities/occurrences/${id}/questions/answers`;
  const answerSession = (id: string | number, token: string | undefined, answers: unknown, more: object = {}) =>
    call(path(id), { token, body: { answers, ...more } });

  it('are answered before booking it, by either id, and then it may be added', async () => {
    for (const kind of ['id', 'v1Id'] as const) {
      const { session, person, answers, name, level } = await openClass();
      const answer = await answerSession(session[kind], person.token, answers);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(getData(answerOccurrenceQuestionsEndpoint, answer).customQuestionSections).toMatchObject([
        {
          questions: [
            { id: name.id, kind: 'simple', answer: 'Sam' },
            { id: level.id, kind: 'multi', answers: [level.options[1]] },
            { kind: 'simple', answer: null },
          ],
        },
      ]);
      const cart = await add(person, { id: session.id, type: 'purchasableOccurrence' });
      expect(cart.items).toMatchObject([{ questionsOutstanding: false }]);
    }
  });

  it('are answered for the person acted for, and told with their booking', async () => {
    const { session, person, answers } = await openClass();
    const child = await makePerson(db);
    await linkPeople(db, person, child);
    await answerSession(session.id, person.token, answers, { selected_user_id: child.id });
    expect(await db.selectFrom('questionAnswers').select('userId').distinct().execute()).toEqual([
      { userId: child.id },
    ]);
    const bookingId = await makeBooking(db, session, child.id);
    const address = `/api/v1/activities/bookings/${bookingId}?cancellation_source=customers`;
    const booking = getData(getBookingEndpoint, await call(address, { token: person.token }));
    expect(booking.customQuestionSections[0]?.questions[0]).toMatchObject({ kind: 'simple', answer: 'Sam' });
    const stranger = await makePerson(db);
    const refused = await answerSession(session.id, stranger.token, answers, { selected_user_id: child.id });
    expect(refused.status).toBe(403);
    expect((await answerSession(session.id, undefined, answers)).status).toBe(401);
  });

  it('change the answers of a booking that is there', async () => {
    const { session, cartId, person, answers, name } = await openClass({ isInBasket: true });
    await answerCart(cartId, person.token, answers);
    await answerSession(session.id, person.token, [{ custom_question_id: name.id, answer: 'Ivy' }]);
    const rows = await db.selectFrom('questionAnswers').where('questionId', '=', name.id).select('answer').execute();
    expect(rows).toEqual([{ answer: 'Ivy' }, { answer: 'Ivy' }]);
  });

  it('may be answered twice at the same time', async () => {
    const { session, person, answers } = await openClass();
    const both = await Promise.all([1, 2].map(() => answerSession(session.id, person.token, answers)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored('occurrenceId').execute()).toHaveLength(2);
  });

  it('report every wrong answer by its question, and then none is kept', async () => {
    const { session, person, name, level, health } = await openClass();
    const at = (id: number) => `custom_question_answers.${id}`;
    const wrong = [
      { custom_question_id: level.id, answer: [999_999] },
      { custom_question_id: 999_998, answer: 'Hello' },
      { custom_question_id: health.id, answer: 5 },
    ];
    expect(getFailure(await answerSession(session.id, person.token, wrong))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: {
        [at(name.id)]: [required],
        [at(level.id)]: ['Please select at least one option'],
        [at(999_998)]: ['This question is not asked here'],
        [at(health.id)]: ['Must be of type string'],
      },
    });
    expect(getFailure(await answerSession(session.id, person.token, [])).errors).toEqual({ [at(name.id)]: [required] });
    expect(await stored('occurrenceId').execute()).toEqual([]);
  });

  it('take at most 2,000 characters, and at most 100 answers', async () => {
    const { session, person, name } = await openClass();
    const text = (length: number) => [{ custom_question_id: name.id, answer: 'x'.repeat(length) }];
    expect((await answerSession(session.id, person.token, text(2000))).status).toBe(200);
    const { errors } = getFailure(await answerSession(session.id, person.token, text(2001)));
    expect(Object.keys(errors ?? {})).toEqual([`custom_question_answers.${name.id}`]);
    const many = Array.from({ length: 101 }, () => ({ custom_question_id: name.id, answer: 'x' }));
    expect(getFailure(await answerSession(session.id, person.token, many)).errors).toEqual({
      answers: ['Must be at most 100'],
    });
    expect(getFailure(await answerSession(session.id, person.token, undefined)).errors).toEqual({
      answers: ['Required'],
    });
  });

  it('are not there for a session that nobody knows, nor by an id of the other form', async () => {
    const { person, session } = await openClass();
    expect((await answerSession('x'.repeat(34), person.token, [])).status).toBe(404);
    expect((await answerSession(999_999, person.token, [])).status).toBe(404);
    const crossed = [`/api/activities/${session.id}/questions/answers`, path(String(session.v1Id))];
    for (const address of crossed)
      expect((await call(address, { token: person.token, body: { answers: [] } })).status).toBe(404);
  });
});
