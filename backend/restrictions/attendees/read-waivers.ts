import { termsHash } from '#backend/cart/checks/line-waivers.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readRestrictionQuestions } from '#backend/questions/questions-store.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { QuestionWaiver } from '#contract/activities/question-waivers.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

/** What was agreed to for those who attend a booking, or its camp or course, with their answers while these are kept. */
export async function readBookedWaivers(db: Db, bookingId: string): Promise<QuestionWaiver[]> {
  const lines = db
    .selectFrom('cartItems as i')
    .where('i.bookingId', '=', bookingId)
    .select((row) => row.fn.coalesce('i.parentId', 'i.id').as('id'));
  const rows = await db
    .selectFrom('questionWaivers as w')
    .innerJoin('restrictions as r', 'r.id', 'w.restrictionId')
    .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
    .where((where) => where.or([where('w.bookingId', '=', bookingId), where('w.cartItemId', 'in', lines)]))
    .orderBy('w.agreedAt')
    .orderBy('w.id')
    .select(['w.id', 'w.cartItemId', 'w.agreedAt', 'r.id as restrictionId', 'r.name', 'r.type'])
    .select(['a.id as attendeeId', 'a.firstName', 'a.lastName', 'a.dateOfBirth'])
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .selectFrom('questionAnswers')
    .where('questionWaiverId', 'in', ids)
    .orderBy('questionId')
    .select(['questionWaiverId', 'questionId as customQuestionId', 'answer'])
    .execute();
  return rows.map(({ id, cartItemId, agreedAt, restrictionId, name, type, attendeeId, ...attendee }) => ({
    id,
    cartItemId,
    agreedAt: instant(agreedAt),
    restriction: { id: restrictionId, name, type },
    attendee: {
      ...attendee,
      id: attendeeId,
      answers: answers.flatMap(({ questionWaiverId, ...answer }) => (questionWaiverId === id ? [answer] : [])),
    },
  }));
}

export interface Waiver extends RestrictionRef {
  termsHash: string;
  sections: QuestionSection[];
}

/** Waivers with their questions. Throws `not_found` where one is not there, or is an induction. */
export async function readWaivers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Waiver>> {
  const rows = await db
    .selectFrom('restrictions as r')
    .where('r.id', 'in', ids)
    .where('r.type', 'not in', ['pre-purchase-induction', 'post-purchase-induction'])
    .select(['r.id', 'r.name', 'r.type', termsHash.as('termsHash')])
    .execute();
  if (ids.some((id) => rows.every((row) => row.id !== id))) throw notFound();
  const questions = await readRestrictionQuestions(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, sections: questions.get(row.id) ?? [] }]));
}
