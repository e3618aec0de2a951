import type { Db } from '#backend/db/schema.ts';
import { randomIds } from '#backend/ids.ts';
import { addCartItemsEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend, testClock, type Answer } from '#tests/support/backend.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

type WaiverType = 'enhanced-pre-waiver' | 'pre-purchase-waiver' | 'pre-purchase-induction';

export const sam = { first_name: 'Sam', last_name: 'Reed', date_of_birth: '2017-03-14' };
export const ivy = { first_name: 'Ivy', last_name: 'Reed' };

/** A venue with classes, some with a waiver that is agreed to for each attendee and asks a required question. */
export async function openWaivers(db: Db) {
  const clock = testClock();
  const { call } = testBackend({ db, clock, ids: randomIds });
  await makeOperator(db);
  const venue = await makeVenue(db);
  const classes = await makeActivity(db, venue);

  async function makeRestriction(type: WaiverType): Promise<string> {
    const values = { type, name: 'Climbing waiver', terms: '<p>Ropes.</p>' };
    return (await db.insertInto('restrictions').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function makeWaiver() {
    const restrictionId = await makeRestriction('enhanced-pre-waiver');
    const section = await db
      .insertInto('questionSections')
      .values({ restrictionId, title: 'Health' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const question = await db
      .insertInto('questions')
      .values({ sectionId: section.id, type: 'text', question: 'Injuries', required: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { restrictionId, questionId: question.id };
  }

  const add = async ({ token }: MadePerson, items: unknown): Promise<Cart> =>
    getData(addCartItemsEndpoint, await call('/api/checkout/cart/add', { token, body: { items } }));

  /** A class with such a waiver, in the basket of a new customer. */
  async function openClass() {
    const waiver = await makeWaiver();
    const session = await makeSession(db, classes, { attendeeWaiverId: waiver.restrictionId });
    const person = await makePerson(db);
    const cart = await add(person, { id: session.id, type: 'purchasableOccurrence' });
    const itemId = cart.items[0]?.id ?? '';
    const answers = [{ custom_question_id: waiver.questionId, answer: 'None' }];
    const agreement = {
      restriction_id: waiver.restrictionId,
      cart_item_id: itemId,
      attendee: sam,
      answers,
      agreed: true,
    };
    return { ...waiver, session, person, cart, itemId, answers, agreement };
  }

  const sign = (token: string | undefined, waivers: unknown, more: object = {}): Promise<Answer> =>
    call('/api/activities/question-waivers', { token, body: { waivers, ...more } });

  return { clock, call, venue, classes, makeRestriction, makeWaiver, add, openClass, sign };
}
