import { entire } from '#tests/support/camps/items.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const { db, venue, robin, add, refused, call } = await openShop();
const options = ['Beginner', 'Confident', 'Strong'];

async function makeAsking() {
  const camp = await makeCamp(db, venue);
  const [text, longText, number, select, radio, several, date, choice, tick, group] = await makeQuestions(db, camp, [
    { type: 'text', required: true },
    { type: 'long_text', required: true },
    { type: 'number', required: true },
    { type: 'select', required: true, options },
    { type: 'radio', required: true, options },
    { type: 'multi_select', required: true, options },
    { type: 'date', required: true },
    { type: 'checkbox', required: true, options },
    { type: 'checkbox', required: true },
    { type: 'group' },
  ]);
  const section = await db
    .selectFrom('questionSections')
    .where('scheduleId', '=', camp.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const nestedQuestion = await db
    .insertInto('questions')
    .values({ sectionId: section.id, parentId: group?.id, question: 'Telephone', type: 'text', required: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answers = [
    { custom_question_id: text?.id, answer: 'Sam' },
    { custom_question_id: longText?.id, answer: 'None' },
    { custom_question_id: number?.id, answer: 9 },
    { custom_question_id: select?.id, answer: select?.options[1] },
    { custom_question_id: radio?.id, answer: radio?.options[0] },
    { custom_question_id: several?.id, answer: [several?.options[2], several?.options[0]] },
    { custom_question_id: date?.id, answer: '2017-09-03' },
    { custom_question_id: choice?.id, answer: choice?.options[2] },
    { custom_question_id: tick?.id, answer: true },
    { custom_question_id: nestedQuestion.id, answer: '07700 900123' },
  ];
  return { camp, answers };
}

it('are answered with the camp, by the id of the option, and kept with its bundle', async () => {
  const { camp, answers } = await makeAsking();
  const line = onlyLine(await add(robin, { ...entire(camp), custom_question_answers: answers }));
  const bundleId = 'bookingBundleId' in line ? line.bookingBundleId : '';
  const storedAnswers = await db
    .selectFrom('questionAnswers')
    .where('bundleId', '=', bundleId)
    .orderBy('questionId')
    .select(['questionId', 'answer', 'userId'])
    .execute();
  expect(storedAnswers).toEqual(
    answers.map(({ custom_question_id: questionId, answer }) => ({ questionId, answer, userId: robin.id })),
  );
});

it('are forgotten when the camp is taken out of the basket', async () => {
  const person = await makePerson(db);
  const { camp, answers } = await makeAsking();
  const line = onlyLine(await add(person, { ...entire(camp), custom_question_answers: answers }));
  await call('/api/checkout/cart/remove', { token: person.token, body: { cart_item_ids: [line.id] } });
  const bundleId = 'bookingBundleId' in line ? line.bookingBundleId : '';
  expect(await db.selectFrom('questionAnswers').where('bundleId', '=', bundleId).select('id').execute()).toEqual([]);
});

it('that are needed and open are named one by one, each under its own id', async () => {
  const { camp, answers } = await makeAsking();
  const { status, errors, validationMessages } = await refused(await makePerson(db), entire(camp));
  const texts = [
    'This field is required',
    'This field is required',
    'This field is required',
    'Please select an option',
    'Please select an option',
    'Please select at least one option',
    'Please select a date',
    'Please select an option',
    'This field is required',
    'This field is required',
  ];
  expect(status).toBe(422);
  expect(errors).toEqual(
    Object.fromEntries(
      answers.map(({ custom_question_id: id }, index) => [`items.0.custom_question_answers.${id}`, [texts[index]]]),
    ),
  );
  expect(validationMessages).toHaveLength(10);
});

it('are refused when wrong, in the list at the place of their item, with nothing held', async () => {
  const [person, plain, { camp, answers }] = [await makePerson(db), await makeCamp(db, venue), await makeAsking()];
  const wrong = answers.map((answer, index) => (index === 3 ? { ...answer, answer: 'Confident' } : answer));
  const failure = await refused(person, [entire(plain), { ...entire(camp), custom_question_answers: wrong }]);
  expect(failure.errors).toEqual({
    [`items.1.custom_question_answers.${answers[3]?.custom_question_id}`]: ['Please select an option'],
  });
  const { consumed } = await db
    .selectFrom('occurrences')
    .where('id', '=', plain.sessions[0]?.id ?? '')
    .select('consumed')
    .executeTakeFirstOrThrow();
  expect(consumed).toBe(0);
});

it('are too long beyond 2,000 characters', async () => {
  const { camp, answers } = await makeAsking();
  const long = answers.map((answer, index) => (index === 1 ? { ...answer, answer: 'x'.repeat(2001) } : answer));
  const namedQuestions = {
    [`items.0.custom_question_answers.${answers[1]?.custom_question_id}`]: ['Must contain at most 2000 character(s)'],
  };
  expect(await refused(await makePerson(db), { ...entire(camp), custom_question_answers: long })).toMatchObject({
    status: 422,
    errors: namedQuestions,
  });
  // A single item need not come in a list; text that the database cannot store is reported by the same path.
  const single = await call('/api/checkout/cart/add', {
    token: robin.token,
    body: { items: { ...entire(camp), custom_question_answers: long } },
  });
  expect(getFailure(single).errors).toEqual(namedQuestions);
  const brokenAnswers = answers.map((answer, index) => (index === 0 ? { ...answer, answer: 'Sam\0' } : answer));
  expect((await refused(robin, [{ ...entire(camp), custom_question_answers: brokenAnswers }])).errors).toEqual({
    [`items.0.custom_question_answers.${answers[0]?.custom_question_id}`]: ['Must be text that can be stored'],
  });
});

it('are for camps and courses only', async () => {
  const session = await makeSession(db, await makeActivity(db, venue));
  const failure = await refused(robin, { ...place(session), custom_question_answers: [], extras: [] });
  expect(failure.errors).toEqual({
    'items.0.extras': ['Only for camps and courses'],
    'items.0.custom_question_answers': ['Only for camps and courses'],
  });
});
