import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const { db, clock, call, venue, add, cart } = await openShop();
const { id: waiverId } = await db
  .insertInto('restrictions')
  .values({ type: 'enhanced-pre-waiver', name: 'Climbing waiver' })
  .returning('id')
  .executeTakeFirstOrThrow();

async function makeClimbing() {
  const climbing = await makeActivity(db, venue);
  const [required] = await makeQuestions(db, { id: climbing.scheduleId }, [
    { type: 'text', required: true },
    { type: 'text' },
  ]);
  const session = await makeSession(db, climbing, {
    attendeeWaiverId: waiverId,
    startsAt: new Date('2026-11-25T20:00:00Z'),
  });
  return { session, questionId: required?.id ?? 0 };
}

it('a session is held while questions are open and attendees have to agree, and its line says so', async () => {
  const { session } = await makeClimbing();
  const basket = await add(await makePerson(db), place(session));
  expect(onlyLine(basket)).toMatchObject({ questionsOutstanding: true, holdExpired: false });
  expect(basket).toMatchObject({
    attendeeWaiversRequired: true,
    attendeeWaivers: [{ restriction: { id: waiverId, name: 'Climbing waiver' }, required: 1, completed: 0 }],
  });
});

it('has no question open that its person answered before', async () => {
  const { session, questionId } = await makeClimbing();
  const person = await makePerson(db);
  const answer = { questionId, userId: person.id, occurrenceId: session.id, answer: JSON.stringify('Sam') };
  await db
    .insertInto('questionAnswers')
    .values({ ...answer, answeredAt: clock.now() })
    .execute();
  expect(onlyLine(await add(person, place(session))).questionsOutstanding).toBe(false);
});

it('is held again after its time, whatever is open', async () => {
  const { session } = await makeClimbing();
  const person = await makePerson(db);
  await add(person, place(session));
  clock.advance(16 * 60);
  expect(onlyLine(await cart(person)).holdExpired).toBe(true);
  expect((await call('/api/checkout/cart/extend', { token: person.token, body: {} })).status).toBe(200);
  expect(onlyLine(await cart(person))).toMatchObject({ holdExpired: false, questionsOutstanding: true });
});
